/** @module A model described by four fields, enough for most snippets. They belong to a form of the page. */

/** The names are those of the record. */
export interface DescribeValues {
  readonly id: string;
  readonly pipeline_tag: string;
  readonly library_name: string;
  readonly tags: string;
}

interface DescribeFieldsProps {
  readonly values: DescribeValues;
  readonly tasks: readonly string[];
  readonly libraries: readonly string[];
  /** Without it the form is submitted. */
  readonly onChange?: (values: DescribeValues) => void;
}

export function DescribeFields({ values, tasks, libraries, onChange }: DescribeFieldsProps) {
  const field = (name: keyof DescribeValues) => ({
    name,
    value: values[name],
    ...(onChange && { onChange: (value: string) => onChange({ ...values, [name]: value }) }),
  });
  return (
    <div className="grid gap-x-4 gap-y-3 text-sm sm:grid-cols-2">
      <Field {...field('id')} label="Model id" placeholder="owner/name" required />
      <Field {...field('pipeline_tag')} label="Task" options={tasks} placeholder="text-generation" />
      <Field {...field('library_name')} label="Library" options={libraries} placeholder="transformers" />
      <Field {...field('tags')} label="Tags" placeholder="safetensors, gguf" />
    </div>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange?: (value: string) => void;
  readonly required?: boolean;
  readonly options?: readonly string[];
}

function Field({ name, label, options, value, onChange, ...rest }: FieldProps) {
  return (
    <label>
      <span className="label block">{label}</span>
      <input
        name={name}
        {...(onChange
          ? { value, onChange: (event) => onChange(event.currentTarget.value) }
          : { defaultValue: value })}
        {...rest}
        {...(options && { list: `${name}-options` })}
        className="field literal mt-1"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {options && (
        <datalist id={`${name}-options`}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </datalist>
      )}
    </label>
  );
}
