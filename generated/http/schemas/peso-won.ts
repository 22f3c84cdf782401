/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { isPeso } from '@tumpak/contract-kit/peso.ts';

export const PesoWonMin = 0;
export const PesoWonMax = 999999999999.99;



export const PesoWon = /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.refine(isPeso, 'More than two decimals'), /*#__PURE__*/ zod.gte(PesoWonMin), /*#__PURE__*/ zod.lte(PesoWonMax));

export type PesoWon = zod.output<typeof PesoWon>;
