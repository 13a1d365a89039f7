/** @module Part of the package: a property whose value is computed on first access. */

export function lazily(target: object, name: string, make: () => unknown): void {
  const get = (): unknown => {
    const value = make();
    Object.defineProperty(target, name, { enumerable: true, value });
    return value;
  };
  Object.defineProperty(target, name, { configurable: true, enumerable: true, get });
}
