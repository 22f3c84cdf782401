// Made by `npm run generate` from the documents. Do not edit.

/** The paths of the reads without a session, whose response is the same for everyone. */
export const PUBLIC_READS = [
  'api/user/register/flag',
  'api/user/country',
  'api/config/fetch',
  'api/app/version',
  'api/app/faq',
  'api/notice/info',
  'api/open/game/type',
  'api/open/manuf/fetch',
  'api/open/game/fetch',
  'api/open/game/fetch/hot',
  'api/open/banner/info',
  'api/open/game/fetch/live',
  'api/open/game/search',
  'api/open/game/searchDiscover',
  'api/open/game/info/message',
  'api/rg/info',
] as const
