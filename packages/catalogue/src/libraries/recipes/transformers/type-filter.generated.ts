/** @module Written by `npm run generate:classes` from transformers 5.22.2. Do not edit. */

/** What the names of all types pass (`type-marks.ts`). */
export const typeFilter =
  'OoQJQ_oAw]oryp?CaYsCQoF_EI_RIbVCot@cA`g@JyKqDgWJKUftaAYACH__?BOI@i?@@GKdMEAGCA[D[?]`AFMRdCNfXTCL{kRANdaTBMPaOv?cCSOo@oHDBGlOSF_FHKH??lMEQcPiSU@[DO`PI@bkdeg?ZbCjc?a`MZj??G?PLEZH_BS?GAgcKQ?JQBi\\C@EA?DADHcHq@COhgkQ_d_ITKAXOd[`CSPGED`AEUAOzQFCG`?uGyGk@iGoIIqeMMDOYGPBV?PGG@`p?[BzaGXABwCgGen?OWSXGDPPGHa?_RPLaEQOZPWCUoGa{DOoCOS?P@?bGQEga?[eRMH?s[BCdM}WpPspED@FAd_o?@Fs\\TrKO?xAiOwCC@_Y?mmTG\\uxC`ILA?W?]SE?pKwEQGAS?`MXPSTAGkWSOVwKIgOdO?qoGkAWgW`GjBo?lE[RcSqWs??qf?p`_SXGP?a\\kg?De_HfJ?dEbJSHYoShooQ?hIKdCD_M_A@u`@c\\i\\]SBGGTpdOG@WCs`cqC^{@r@zJmJDSMPo?BSA}VFAM_ICysvbaL{I`?_KPIsGCQGthaz?Ai?q?_QSoPeW?wiArVE`sH__sMiK@_mPAWQRo??XCB?QW_@?}[aS@_JORXCHu@UH?@O`GFiJTqcO`BkP@cGHb`PB@bcdOEeY??AW_SRUEaGXGpaHC@aYH`oOACGIg_GZY[CCGdGAKPTJL_IGIoO|bgUW@zsi@Ow\\G_KbGtAAC[DEKX_mUwEX]GoHDHOQC?c';
