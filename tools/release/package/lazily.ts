/** @module Goes into the package: a property whose value is made when it is first asked for. */

export function lazily(target: object, name: string, make: () => unknown): void {
  const get = (): unknown => {
    const value = make();
    Object.defineProperty(target, name, { enumerable: true, value });
    return value;
  };
  Object.defineProperty(target, name, { configurable: true, enumerable: true, get });
}
