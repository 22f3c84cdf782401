/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const PlayTermsMax = 20;

export const playTermsItemMax = 1000;



export const PlayTerms = /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(playTermsItemMax))).check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(PlayTermsMax));

export type PlayTerms = zod.output<typeof PlayTerms>;
