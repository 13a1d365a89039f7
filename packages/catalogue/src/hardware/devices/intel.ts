/** @module Intel GPUs. */
import { card, type Device } from '../define.ts';

const gpu = card('Intel');

export const intel = {
  'intel-arc-a380': gpu('Arc A380', [6], 2022, 8.4, 75, 139),
  'intel-arc-a750': gpu('Arc A750', [8], 2022, 34.41, 225, 250),
  'intel-arc-a770': gpu('Arc A770', [8, 16], 2022, 39.32, 225, 350),
  'intel-arc-b570': gpu('Arc B570', [10], 2025, 23.04, 150, 200),
  'intel-arc-b580': gpu('Arc B580', [12], 2024, 27.34, 190, 250),
  'intel-arc-b50': gpu('Arc B50', [16], 2025, 21.3, 70, 350),
  'intel-arc-b60': gpu('Arc B60', [24, 48], 2025, 24.58, 200, 1200),
  'intel-arc-pro-b70': gpu('Arc Pro B70', [32], 2026, 45.88, 230, 949),
} as const satisfies Record<string, Device>;
