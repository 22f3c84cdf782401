/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { isPeso } from '@tumpak/contract-kit/peso.ts';

export const PesoFeeMin = 0;
export const PesoFeeMax = 999999999999.99;



export const PesoFee = /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.refine(isPeso, 'More than two decimals'), /*#__PURE__*/ zod.gte(PesoFeeMin), /*#__PURE__*/ zod.lte(PesoFeeMax));

export type PesoFee = zod.output<typeof PesoFee>;
