/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const ContactLinkMax = 2048;



export const ContactLink = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ContactLinkMax));

export type ContactLink = zod.output<typeof ContactLink>;
