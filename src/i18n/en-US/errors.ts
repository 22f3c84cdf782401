/** The error catalogue: sections 5 and 8 of the specification word for word, and what they leave open. */
export const errors = {
  // HTTP errors and failures, section 8.
  requestError: 'Request error',
  requestAddressError: 'Request address error',
  requestTimeout: 'Request timeout',
  serverError: 'Server error!',
  serviceUnavailable: 'Service Unavailable!',
  badGateway: 'Bad gateway!',
  gatewayTimeout: 'Gateway timeout!',
  httpNotSupported: 'HTTP is not supported',
  error: 'Error!',
  // Not in the catalogue.
  offline: 'You are offline. Check your connection and try again.',
  unreadable: 'The server sent something we cannot read. Please try again later.',
  // Generic messages, section 5.
  formatIncorrect: 'Format is incorrect.',
  emailIncorrect: 'Email format is incorrect.',
  dateIncorrect: 'Date format is incorrect.',
  required: 'This is required.',
  alphanumeric: 'Please enter {{min}}-{{max}} alphanumeric without special character.',
  passwordNotMatch: 'Password is not match',
  // Messages, section 8.
  loginFirst: 'Please login first to view',
  accountSuspended: 'Account Suspended',
  accountSuspendedReason:
    'Your account is suspended because its identity verification (KYC) is incomplete or our policy was violated.',
  kycReminder: 'Please complete your identity verification (KYC) within 3 days of registration.',
  passwordsInconsistent: 'Two password entries are inconsistent',
  bindPhoneFirst: 'Please bind the mobile phone first, before reset the transaction password',
  signInDateNotArrived: 'Sign-in date not arrived',
  processed: 'Processed Successfully',
  copied: 'Copy Successfully',
  shareUrlCopied: 'Share url copied!',
  sent: 'Sent Successfully',
  registered: 'Registered Successfully',
} as const
