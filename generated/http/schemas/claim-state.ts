/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const ClaimState = /*#__PURE__*/ zod.string();

export type ClaimState = zod.output<typeof ClaimState>;
