/** The documents that the app itself can show, where the operator gives no address. Limits are those of section 9. */
export const documents = {
  close: 'Close the document',
  frameLabel: '{{title}}, the document',
  openOutside: 'Open in a new tab',
  openInBrowser: 'Open in the browser',
  inNewTab: 'This document opens in a new tab.',
  inBrowser: 'This document opens in your browser.',
  unusableTitle: 'This document cannot be opened',
  unusableText: 'Its address is not safe. Customer Service can send you the text.',
  draftTitle: 'Draft',
  draftText: "This text is a placeholder. The operator's lawyers must replace it before anyone plays for money.",

  whoTitle: 'Who may play',
  whoAge: 'Players must be 21 or older.',
  whoRestricted: 'These persons may not play:',

  accountTitle: 'Your account',
  accountOne: 'An account belongs to one person and may not be lent, sold or shared.',
  accountDevice: 'One device per account at a time: logging in on another device ends the session on the first.',
  accountPassword: 'Keep your passwords to yourself. We never ask for them.',
  kycTitle: 'Identity verification (KYC)',
  kycDeadline:
    'Every account must complete identity verification (KYC) within 7 days of registration, or before the first withdrawal, whichever comes first.',
  kycSuspended: 'An account with an incomplete verification, or one that violates our policy, may be suspended.',
  depositTitle: 'Deposits',
  depositFirst: 'The minimum first deposit is ₱500.00.',
  depositCurrency: 'All amounts are in Philippine pesos (PHP).',
  withdrawalTitle: 'Turnover and withdrawals',
  withdrawalTurnover: 'The daily turnover multiple is 10 times.',
  withdrawalLeast:
    'The minimum withdrawal is ₱100.00. It is paid to the wallet bound to the account, which cannot be changed.',

  dataTitle: 'What we keep',
  dataAccount:
    'Your account details, mobile number, identity details and papers, deposits, withdrawals and game records.',
  dataDevice: 'An identifier of your device, and your settings on the device itself.',
  purposeTitle: 'What we use it for',
  purposeText:
    'To run your account, to verify who you are as the law requires, to prevent fraud and under-age play, and to answer you.',
  sharedTitle: 'Who else receives it',
  sharedText:
    'Payment and game providers, as far as a payment or a game needs it, and the authorities where the law demands it. We do not sell it.',
  retentionTitle: 'How long we keep it',
  retentionText: 'We keep your data for 5 years.',
  rightsTitle: 'Your rights',
  rightsText: 'You may ask what we keep about you and have mistakes corrected. Customer Service helps you.',

  limitsTitle: 'Stay in control',
  limitsMoney: 'Decide before you play how much money and time you can spare, and stop when they are used up.',
  limitsChase: 'Never play to win back what you lost, and never with borrowed money.',
  limitsBreak: 'Take breaks. If playing is no longer fun, stop.',
  helpTitle: 'Where to find help',
  helpOutside: 'These services help with gambling problems:',
  helpText: 'Talk to us about limits, a pause, or closing your account:',
} as const
