/**
 * The error catalogue: sections 5 and 8 of the specification word for word, and what they leave open. What only later
 * screens say of it stands in `rest.ts`.
 */
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
  redirected: 'The server sent the request to another address. It may or may not have gone through.',
  // Messages, section 8.
  processed: 'Processed Successfully',
  loginFirst: 'Please login first to view',
  kycReminder: 'Please complete your identity verification (KYC) within 3 days of registration.',
} as const
