/** @module Hardware: devices, a user's machine, and what fits on it. */
export { bandwidths, type Bandwidth } from './bandwidth.ts';
export { type Device, type DeviceKind, deviceKinds } from './define.ts';
export { type DeviceKey, devices, isDevice, memorySizes } from './devices/index.ts';
export {
  type Capacity,
  capacityOf,
  fitLabels,
  type FitState,
  fitState,
  fitStates,
  usableShare,
} from './fit.ts';
export {
  type Machine,
  machineLabel,
  type MachinePart,
  parseMachine,
  printMachine,
  totalMemory,
} from './machine.ts';
export {
  defaultContextLength,
  type FileFit,
  type FitCandidate,
  fitCandidates,
  type FitOptions,
  longestContextLength,
  type ModelFit,
  modelFit,
} from './model-fit.ts';
export { parametersOf } from './parameters.ts';
export { fitLimit, type LeastMemory, leastMemory, smallestFit } from './smallest.ts';
export { type Speed } from './speed.ts';
