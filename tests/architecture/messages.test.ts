import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/root.ts'
import { readTexts } from '../../src/i18n/testing/read-texts.ts'

/** The specified messages word for word, their keys, and the files that show them. */
const MESSAGES: readonly (readonly [text: string | RegExp, key: string, shownBy: string])[] = [
  // Generic messages.
  ['Format is incorrect.', 'errors:formatIncorrect', 'src/forms/use-api-form.ts'],
  ['Email format is incorrect.', 'errors:emailIncorrect', 'src/features/kyc/base-info/base-form.tsx'],
  ['Date format is incorrect.', 'errors:dateIncorrect', 'src/features/kyc/base-info/base-form.tsx'],
  ['This is required.', 'errors:required', 'src/forms/use-api-form.ts'],
  [
    'Please enter {{min}}-{{max}} alphanumeric without special character.',
    'errors:alphanumeric',
    'src/features/account/use-credential-messages.ts',
  ],
  ['Password is not match', 'errors:passwordNotMatch', 'src/features/account/trade-password/create-trade-password.tsx'],
  // HTTP errors; error-catalog.test.ts maps statuses to them.
  ['Request error', 'errors:requestError', 'src/api/error-catalog.ts'],
  ['Request address error', 'errors:requestAddressError', 'src/api/error-catalog.ts'],
  ['Request timeout', 'errors:requestTimeout', 'src/api/error-catalog.ts'],
  ['Server error!', 'errors:serverError', 'src/api/error-catalog.ts'],
  ['Service Unavailable!', 'errors:serviceUnavailable', 'src/api/error-catalog.ts'],
  ['Bad gateway!', 'errors:badGateway', 'src/api/error-catalog.ts'],
  ['Gateway timeout!', 'errors:gatewayTimeout', 'src/api/error-catalog.ts'],
  ['HTTP is not supported', 'errors:httpNotSupported', 'src/api/error-catalog.ts'],
  ['Error!', 'errors:error', 'src/api/error-catalog.ts'],
  // Other messages.
  ['Please login first to view', 'errors:loginFirst', 'src/features/shell/dialogs/login-first.tsx'],
  [
    'Account Suspended (incomplete KYC or policy violation)',
    'errors:accountSuspended',
    'src/features/shell/dialogs/suspended.tsx',
  ],
  [/\b3 days\b/u, 'errors:kycReminder', 'src/features/shell/popups/kyc-reminder.tsx'],
  [
    'Two password entries are inconsistent',
    'errors:passwordsInconsistent',
    'src/features/account/use-credential-messages.ts',
  ],
  [
    'Please bind the mobile phone first, before reset the transaction password',
    'errors:bindPhoneFirst',
    'src/features/account/trade-password/trade-password.tsx',
  ],
  [
    'Your app is not the latest version, update now?',
    'msg:msg.versionUpdate',
    'src/features/shell/popups/app-update.tsx',
  ],
  ['Sign-in date not arrived', 'errors:signInDateNotArrived', 'src/features/rewards/vip/vip-rewards.tsx'],
  ['Processed Successfully', 'errors:processed', 'src/app/toasts/request-toasts.ts'],
  ['Copy Successfully', 'errors:copied', 'src/components/copy/use-copy.ts'],
  ['Share url copied!', 'errors:shareUrlCopied', 'src/features/shell/popups/share-popup.tsx'],
  ['Sent Successfully', 'errors:sent', 'src/features/account/account.queries.ts'],
  ['Registered Successfully', 'errors:registered', 'src/features/account/entry/use-sign-up.ts'],
]

const texts = readTexts('en-US')

test.each(MESSAGES)('%s', (text, key) => {
  const shown = texts.get(key) ?? ''
  expect(typeof text === 'string' ? shown === text : text.test(shown), shown).toBe(true)
})

test.each(MESSAGES)('%s (%s) is shown by %s', (_, key, shownBy) => {
  const name = key.slice(key.lastIndexOf(':') + 1)
  expect(readFileSync(inRoot(shownBy), 'utf8')).toMatch(new RegExp(`\\b${name}\\b`, 'u'))
})
