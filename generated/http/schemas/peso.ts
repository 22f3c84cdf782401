/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { isPeso } from '@tumpak/contract-kit/peso.ts';

export const PesoMin = -999999999999.99;
export const PesoMax = 999999999999.99;



export const Peso = /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.refine(isPeso, 'More than two decimals'), /*#__PURE__*/ zod.gte(PesoMin), /*#__PURE__*/ zod.lte(PesoMax));

export type Peso = zod.output<typeof Peso>;
