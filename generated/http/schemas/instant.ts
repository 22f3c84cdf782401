/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const Instant = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type Instant = zod.output<typeof Instant>;
