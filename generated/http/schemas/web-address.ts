/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const WebAddressMax = 2048;



export const WebAddress = /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(WebAddressMax));

export type WebAddress = zod.output<typeof WebAddress>;
