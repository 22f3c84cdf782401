/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const CouponState = /*#__PURE__*/ zod.enum(['usable', 'used', 'expired']);

export type CouponState = zod.output<typeof CouponState>;
