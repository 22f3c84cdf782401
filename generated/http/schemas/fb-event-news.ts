/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { FbEvent } from './fb-event.ts';

export const FbEventNews = /*#__PURE__*/ zod.object({
  "fbEvent": /*#__PURE__*/ zod.optional(FbEvent)
});

export type FbEventNews = zod.output<typeof FbEventNews>;
