/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const addressLineMax = 200;

export const addressCityMax = 80;

export const addressProvinceMax = 80;

export const addressPostalCodeMin = 4;
export const addressPostalCodeMax = 4;


export const addressPostalCodeRegExp = new RegExp('^[0-9]{4}$');


export const Address = /*#__PURE__*/ zod.object({
  "line": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(addressLineMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(addressCityMax)),
  "province": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(addressProvinceMax)),
  "postalCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addressPostalCodeMin), /*#__PURE__*/ zod.maxLength(addressPostalCodeMax), /*#__PURE__*/ zod.regex(addressPostalCodeRegExp))
});

export type Address = zod.output<typeof Address>;
