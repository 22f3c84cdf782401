/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContactLink } from './contact-link.ts';
import { Feature } from './feature.ts';
import { FirstDepositOffer } from './first-deposit-offer.ts';
import { OptionalUrl } from './optional-url.ts';

export const configShowDownloadBannerDefault = true;
export const configSupportReplyMinutesMaxOne = 10080;

export const configFeaturesMax = 50;



export const Config = /*#__PURE__*/ zod.looseObject({
  "cs_telegram": /*#__PURE__*/ zod.optional(ContactLink),
  "cs_viber": /*#__PURE__*/ zod.optional(ContactLink),
  "cs_messenger": /*#__PURE__*/ zod.optional(ContactLink),
  "cs_online": /*#__PURE__*/ zod.optional(ContactLink),
  "ps_facebook": /*#__PURE__*/ zod.optional(ContactLink),
  "ps_telegram": /*#__PURE__*/ zod.optional(ContactLink),
  "ps_instagram": /*#__PURE__*/ zod.optional(ContactLink),
  "download_page": OptionalUrl,
  "privacy_policy": OptionalUrl,
  "terms_of_use": OptionalUrl,
  "showDownloadBanner": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), configShowDownloadBannerDefault),
  "supportReplyMinutes": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(configSupportReplyMinutesMaxOne)))),
  "firstDepositOffer": /*#__PURE__*/ zod.optional(FirstDepositOffer),
  "features": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Feature).check(/*#__PURE__*/ zod.maxLength(configFeaturesMax)))
});

export type Config = zod.output<typeof Config>;
