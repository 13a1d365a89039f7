/** @module Written by `npm run generate:classes` from transformers 5.23.0. Do not edit. */

/** What the names of all types pass (`type-marks.ts`). */
export const typeFilter =
  'OoQjQ_oAw]ovyp?CaYsCQoF_EI_RIbVCot@cA`g@JyKqDgWJKUftaAYACH__?BOI@i_@`G[dMEAGCA[D[?]`AFMRdCNfXTCL{kRANdaTBMPaOv?cCSOoPoHDBGlOSF_FHKH??lMEQcPiSU@[DO`PI@bkdeg?ZbCjd?a`MZj??G?PLEZHgBS?GAgcKQ?JQBi\\C@EAGDADHcHq@COxgkQ_d_ITKAXOd[`CSPGED`AEUBOzQFCG`auGyGk@iGoIIqeMMDOYGPBV?PGG@`p?[BzaGXIBwCgHen?OWSXGDPPGHa?_RPLaEUOZPWCUoGa{DOoCOS?T@?bGQEga?[eRMH?s[BCdM}WpPspED@FAd_o?@Fs\\TrKO?xAiOwCC@_Y?mmTG\\uxC`ILA?W?]SE?pKwEQGAS?`MXPSTAGkWSOVwKIgOdO?qoKkAWgW`GjBq?lE[RcSqWs??qf?p`_sXGP?a\\kg?De_HfJ?dEbJSHYoShwoQ?hIKdCL_M_A@u`@c\\i\\]SBGGTpdOW@WCs`cqC^{@r@zJmJDSMPo?BSA}vFAM_ICysvba\\{I`?_KPIsGCQGthaz?Ai?q?_QUoPeW?wiIr^E`sH__sMiK@_mPAWQRo??XCB?QW_@?}[aS@_JORXCHu@UH?@O`GFiJTqcX`BkPDcGHb`PB@bcdOEeY??AW_SRUEaGXGpaHC@aZH`pOACGIg_GZY[CCGdGAKPTJL_IGIoO|bgUW@zsi@Ow\\G_KbGtAAC[DEKX_mUwEX]GoHDHOQCAc';
