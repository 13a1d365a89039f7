/** @module Apple silicon. */
import { integrated, type Device } from '../define.ts';

const chip = integrated('Apple', 'apple');

export const apple = {
  'apple-macbook-neo': chip('MacBook Neo', [8], 2026, 1.9, 10, 700),
  'apple-m1': chip('M1', [8, 16], 2020, 2.6, 15, 1250),
  'apple-m1-pro': chip('M1 Pro', [16, 24, 32], 2021, 5.2, 30, 2900),
  'apple-m1-max': chip('M1 Max', [16, 24, 32, 64], 2021, 10.4, 60, 3900),
  'apple-m1-ultra': chip('M1 Ultra', [16, 24, 32, 64, 96, 128], 2022, 21, 120, 6200),
  'apple-m2': chip('M2', [8, 16, 24], 2022, 3.6, 20, 1500),
  'apple-m2-pro': chip('M2 Pro', [16, 24, 32], 2023, 6.8, 35, 2800),
  'apple-m2-max': chip('M2 Max', [32, 64, 96], 2023, 13.49, 80, 4500),
  'apple-m2-ultra': chip('M2 Ultra', [64, 96, 128, 192], 2023, 27.2, 150, 7000),
  'apple-m3': chip('M3', [8, 16, 24], 2023, 4.1, 22, 1500),
  'apple-m3-pro': chip('M3 Pro', [18, 36], 2023, 7.4, 40, 2400),
  'apple-m3-max': chip('M3 Max', [36, 48, 64, 96, 128], 2023, 14.2, 90, 5000),
  'apple-m3-ultra': chip('M3 Ultra', [96, 256, 512], 2025, 28.4, 180, 9500),
  'apple-m4': chip('M4', [16, 24, 32], 2024, 4.6, 22, 1600),
  'apple-m4-pro': chip('M4 Pro', [24, 48, 64], 2024, 9.2, 45, 2600),
  'apple-m4-max': chip('M4 Max', [36, 48, 64, 128], 2024, 18.4, 100, 5000),
  'apple-m5': chip('M5', [16, 24, 32], 2025, 5.7, 25, 2000),
  'apple-m5-pro': chip('M5 Pro', [24, 36, 48, 64], 2026, 11.4, 50, 2900),
  'apple-m5-max': chip('M5 Max', [36, 48, 64, 128], 2026, 22.8, 110, 5000),
  'apple-m5-ultra': chip('M5 Ultra', [96, 256], 2026, 45.6, 220, 10799),
} as const satisfies Record<string, Device>;
