/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { isPeso } from '@tumpak/contract-kit/peso.ts';

export const PesoPaidMin = 0.01;
export const PesoPaidMax = 999999999999.99;



export const PesoPaid = /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.refine(isPeso, 'More than two decimals'), /*#__PURE__*/ zod.gte(PesoPaidMin), /*#__PURE__*/ zod.lte(PesoPaidMax));

export type PesoPaid = zod.output<typeof PesoPaid>;
