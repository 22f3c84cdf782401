/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { isPeso } from '@tumpak/contract-kit/peso.ts';

export const PesoWithdrawnMin = 100;
export const PesoWithdrawnMax = 999999999999.99;



export const PesoWithdrawn = /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.refine(isPeso, 'More than two decimals'), /*#__PURE__*/ zod.gte(PesoWithdrawnMin), /*#__PURE__*/ zod.lte(PesoWithdrawnMax));

export type PesoWithdrawn = zod.output<typeof PesoWithdrawn>;
