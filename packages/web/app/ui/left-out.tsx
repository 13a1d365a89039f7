/** @module Lists the parameters that could not be parsed, because the results are not filtered by them. */

export function LeftOut({
  ignored,
}: {
  ignored: readonly { readonly name: string; readonly value: string }[];
}) {
  return ignored.map(({ name, value }) => (
    <p key={`${name}=${value}`} className="mt-3 bg-caution-tint px-3 py-1.5 text-sm text-caution">
      Ignored <span className="literal">{`${name}=${value}`}</span>: not a known value.
    </p>
  ));
}
