/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { OptionalUrl } from './optional-url.ts';

export const Config = /*#__PURE__*/ zod.object({
  "cs_telegram": /*#__PURE__*/ zod.optional(OptionalUrl),
  "cs_viber": /*#__PURE__*/ zod.optional(OptionalUrl),
  "cs_messenger": /*#__PURE__*/ zod.optional(OptionalUrl),
  "cs_online": /*#__PURE__*/ zod.optional(OptionalUrl),
  "ps_facebook": /*#__PURE__*/ zod.optional(OptionalUrl),
  "ps_telegram": /*#__PURE__*/ zod.optional(OptionalUrl),
  "ps_instagram": /*#__PURE__*/ zod.optional(OptionalUrl),
  "download_page": OptionalUrl,
  "privacy_policy": OptionalUrl,
  "terms_of_use": OptionalUrl
});

export type Config = zod.output<typeof Config>;
