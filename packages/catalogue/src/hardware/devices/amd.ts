/** @module AMD GPUs. */
import { card, integrated, type Device } from '../define.ts';

const gpu = card('AMD');
const chip = integrated('AMD');

export const amd = {
  'amd-mi300': gpu('MI300', [192], 2023, 383, 750, 15000, { gfxVersion: 'gfx942' }),
  'amd-mi250': gpu('MI250', [128], 2021, 362.1, 560, 10000, { gfxVersion: 'gfx90a' }),
  'amd-mi210': gpu('MI210', [64], 2022, 181, 300, 8000, { gfxVersion: 'gfx90a' }),
  'amd-mi100': gpu('MI100', [32], 2020, 184.6, 300, 6400, { gfxVersion: 'gfx908' }),
  'amd-mi60': gpu('MI60', [32], 2018, 29.5, 300, 3000, { gfxVersion: 'gfx906' }),
  'amd-mi50': gpu('MI50', [16, 32], 2018, 26.5, 300, 1800, { gfxVersion: 'gfx906' }),
  'amd-r9700-pro': gpu('R9700 PRO', [32], 2025, 95.7, 300, 1250, { gfxVersion: 'gfx1201' }),
  'amd-rx-9070-xt': gpu('RX 9070 XT', [16], 2025, 97.32, 304, 600, { gfxVersion: 'gfx1201' }),
  'amd-rx-9070': gpu('RX 9070', [16], 2025, 72.25, 220, 550, { gfxVersion: 'gfx1201' }),
  'amd-rx-9060-xt': gpu('RX 9060 XT', [8, 16], 2025, 51.28, 160, 350, { gfxVersion: 'gfx1200' }),
  'amd-pro-w7900': gpu('PRO W7900', [48], 2023, 122.6, 295, 4000, { gfxVersion: 'gfx1100' }),
  'amd-pro-w7800': gpu('PRO W7800', [32, 48], 2023, 90.5, 260, 2500, { gfxVersion: 'gfx1100' }),
  'amd-rx-7900-xtx': gpu('RX 7900 XTX', [24], 2022, 122.8, 355, 1000, { gfxVersion: 'gfx1100' }),
  'amd-rx-7900-xt': gpu('RX 7900 XT', [20], 2022, 103, 315, 900, { gfxVersion: 'gfx1100' }),
  'amd-rx-7900-gre': gpu('RX 7900 GRE', [16], 2023, 91.96, 260, 550, { gfxVersion: 'gfx1100' }),
  'amd-rx-7800-xt': gpu('RX 7800 XT', [16], 2023, 74.65, 263, 500, { gfxVersion: 'gfx1101' }),
  'amd-rx-7700-xt': gpu('RX 7700 XT', [12], 2023, 70.34, 245, 450, { gfxVersion: 'gfx1101' }),
  'amd-rx-7600-xt': gpu('RX 7600 XT', [8, 16], 2024, 45.14, 190, 350, { gfxVersion: 'gfx1102' }),
  'amd-rx-6950-xt': gpu('RX 6950 XT', [16], 2022, 47.31, 335, 1100, { gfxVersion: 'gfx1030' }),
  'amd-rx-6800': gpu('RX 6800', [16], 2020, 32.33, 250, 600, { gfxVersion: 'gfx1030' }),
  'amd-rx-6700-xt': gpu('RX 6700 XT', [12], 2021, 26.43, 230, 500, { gfxVersion: 'gfx1031' }),
  'amd-rx-6700': gpu('RX 6700', [10], 2022, 22.58, 175, 329, { gfxVersion: 'gfx1031' }),
  'amd-rx-6650-xt': gpu('RX 6650 XT', [8], 2022, 21.59, 180, 400, { gfxVersion: 'gfx1032' }),
  'amd-rx-6600-xt': gpu('RX 6600 XT', [8], 2021, 21.21, 160, 400, { gfxVersion: 'gfx1032' }),
  'amd-rx-6600': gpu('RX 6600', [8], 2021, 17.86, 132, 350, { gfxVersion: 'gfx1032' }),
  'amd-rx-5700-xt': gpu('RX 5700 XT', [8], 2019, 19.51, 225, 399, { gfxVersion: 'gfx1010' }),
  'amd-rx-5700': gpu('RX 5700', [8], 2019, 15.9, 180, 349, { gfxVersion: 'gfx1010' }),
  'amd-rx-5500-xt': gpu('RX 5500 XT', [4, 8], 2019, 10.39, 130, 200, { gfxVersion: 'gfx1012' }),
  'amd-radeon-pro-v620': gpu('Radeon Pro V620', [32], 2021, 40.55, 300, 3000, { gfxVersion: 'gfx1030' }),
  'amd-radeon-pro-vii': gpu('Radeon Pro VII', [16, 32], 2020, 26.11, 250, 1900, { gfxVersion: 'gfx906' }),
  'amd-radeon-610m': chip('Radeon 610M', [16, 24, 32, 48, 64, 96], 2022, 0.97, 15, 300, {
    gfxVersion: 'gfx1037',
  }),
  'amd-radeon-680m': chip('Radeon 680M', [16, 24, 32, 48, 64, 96], 2022, 6.76, 50, 120, {
    gfxVersion: 'gfx1035',
  }),
  'amd-radeon-740m': chip('Radeon 740M', [16, 24, 32, 48, 64, 96], 2023, 5.12, 15, 179, {
    gfxVersion: 'gfx1103',
  }),
  'amd-radeon-760m': chip('Radeon 760M', [16, 24, 32, 48, 64, 96], 2023, 10.65, 15, 229, {
    gfxVersion: 'gfx1103',
  }),
  'amd-radeon-780m': chip('Radeon 780M', [16, 24, 32, 48, 64, 96], 2023, 16.59, 15, 329, {
    gfxVersion: 'gfx1103',
  }),
  'amd-radeon-820m': chip('Radeon 820M', [16, 24, 32, 48, 64, 96], 2025, 1.434, 15, 200, {
    gfxVersion: 'gfx1152',
  }),
  'amd-radeon-840m': chip('Radeon 840M', [16, 24, 32, 48, 64, 96], 2025, 2.97, 15, 250, {
    gfxVersion: 'gfx1152',
  }),
  'amd-radeon-860m': chip('Radeon 860M', [16, 24, 32, 48, 64, 96], 2025, 6.14, 15, 300, {
    gfxVersion: 'gfx1152',
  }),
  'amd-radeon-880m': chip('Radeon 880M', [16, 24, 32, 48, 64, 96], 2024, 8.91, 15, 400, {
    gfxVersion: 'gfx1150',
  }),
  'amd-radeon-890m': chip('Radeon 890M', [16, 24, 32, 48, 64, 96], 2024, 11.88, 15, 450, {
    gfxVersion: 'gfx1150',
  }),
  'amd-ryzen-ai-max-plus-395': chip('Ryzen AI Max+ 395', [64, 96, 128], 2025, 29.7, 120, 1500, {
    gfxVersion: 'gfx1151',
  }),
  'amd-rx-5600-xt': gpu('RX 5600 XT', [6], 2020, 14.38, 150, 279, { gfxVersion: 'gfx1010' }),
} as const satisfies Record<string, Device>;
