/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { OptionalUrl } from './optional-url.ts';

export const appVersionVersionCodeMin = 0;



export const AppVersion = /*#__PURE__*/ zod.object({
  "versionCode": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(appVersionVersionCodeMin)),
  "downloadUrl": OptionalUrl
});

export type AppVersion = zod.output<typeof AppVersion>;
