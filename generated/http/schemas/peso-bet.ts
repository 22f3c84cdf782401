/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { isPeso } from '@tumpak/contract-kit/peso.ts';

export const PesoBetMin = 0.01;
export const PesoBetMax = 999999999999.99;



export const PesoBet = /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.refine(isPeso, 'More than two decimals'), /*#__PURE__*/ zod.gte(PesoBetMin), /*#__PURE__*/ zod.lte(PesoBetMax));

export type PesoBet = zod.output<typeof PesoBet>;
