/** @module Qualcomm GPUs. */
import { integrated, type Device } from '../define.ts';

const chip = integrated('Qualcomm');

export const qualcomm = {
  'qualcomm-snapdragon-x-elite-x1e-00-1de': chip(
    'Snapdragon X Elite X1E-00-1DE',
    undefined,
    2024,
    4.6,
    80,
    900,
  ),
  'qualcomm-snapdragon-x-elite-x1e-84-100': chip(
    'Snapdragon X Elite X1E-84-100',
    undefined,
    2024,
    4.6,
    30,
    1700,
  ),
  'qualcomm-snapdragon-x-elite-x1e-80-100': chip(
    'Snapdragon X Elite X1E-80-100',
    undefined,
    2024,
    3.8,
    23,
    1300,
  ),
  'qualcomm-snapdragon-x-elite-x1e-78-100': chip(
    'Snapdragon X Elite X1E-78-100',
    undefined,
    2024,
    3.8,
    23,
    1200,
  ),
  'qualcomm-snapdragon-x-plus-x1p-64-100': chip(
    'Snapdragon X Plus X1P-64-100',
    undefined,
    2024,
    3.8,
    23,
    1000,
  ),
} as const satisfies Record<string, Device>;
