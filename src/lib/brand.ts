/** A regulator, as the license block and the trust line show it. */
export interface Regulator {
  readonly name: string
  /** The number of its license; null for none. */
  readonly license: string | null
  /** A picture below `public/`, or an https address that the content security policy allows; drawn 52 px high. */
  readonly logo: string
  /** The regulator's page; null for none. */
  readonly url: string | null
}

/** Help with gambling problems: an https page, or a `tel:` or `mailto:` address. */
export interface HelpAddress {
  readonly name: string
  readonly href: string
}

/** What an operator replaces besides colors, logo and name: docs/brand.md. */
interface Brand {
  /** The company that holds the license; on a demonstration site, the one that runs it. */
  readonly licensee: string
  readonly regulators: readonly Regulator[]
  /**
   * The license block's text for a demonstration site, by language, in English where it lacks one; null on a licensed
   * site, which is none.
   */
  readonly demoDisclaimer: Readonly<{ 'en-US': string } & Record<string, string>> | null
  /** The day of the built-in documents' last change, `YYYY-MM-DD`. */
  readonly documentsUpdated: string
  /** Listed in the trust line, and in Responsible gaming above the operator's contacts of the config. */
  readonly help: readonly HelpAddress[]
}

/** Invented: this company, these regulators and help lines do not exist. Addresses under `.example` lead nowhere. */
export const BRAND: Brand = {
  licensee: 'Demo Operator Inc.',
  regulators: [
    { name: 'Demo Gaming Board', license: null, logo: '/regulators/scales.svg', url: null },
    { name: 'Demo Fair Play Office', license: null, logo: '/regulators/shield.svg', url: null },
    { name: 'Demo Player Care', license: null, logo: '/regulators/hands.svg', url: null },
  ],
  demoDisclaimer: {
    'en-US': 'A demonstration: no regulator has licensed this site, and no real money is played for.',
    'vi-VN': 'Đây là bản trình diễn: trang chưa được cơ quan nào cấp phép và không chơi bằng tiền thật.',
  },
  documentsUpdated: '2026-11-28',
  help: [{ name: 'Demo Help Line', href: 'https://help.example/' }],
}
