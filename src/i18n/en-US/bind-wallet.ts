/** The popup in which a wallet is bound. */
export const bindWallet = {
  title: 'Bind your wallet',
  boundTitle: 'Your wallet',
  why: 'Withdrawals go to this wallet.',
  whyGame: '{{name}} needs a bound wallet before you can play it.',
  once: 'Once bound, the wallet cannot be changed. Please check name and account with care.',
  isBound: 'This wallet is bound and cannot be changed.',
  failed: 'Your wallet could not be read',
  bank: 'Wallet',
  name: 'Name',
  nameHint: 'As on the wallet: letters and spaces, {{min}} to {{max}}.',
  account: 'Account',
  mobile: 'Mobile number',
  mobileHint: 'A 9 and nine more digits.',
  accountHint: 'At most {{max}} characters.',
  bind: 'Bind wallet',
  sending: 'Binding your wallet. Please wait.',
} as const
