import { msg } from './msg.ts'

/**
 * What the namespaces of `first.ts` say beyond the first page: loaded with the first screen, overlay or part that is
 * (`loadTexts`). A test tells which text stands where.
 */
export const rest = {
  common: {
    // Buttons.
    deposit: 'Deposit',
    confirm: 'Confirm',
    cancel: 'Cancel',
    save: 'Save',
    submit: 'Submit',
    copy: 'Copy',
    more: 'More',
    update: 'Update',
    fullscreen: 'Full screen',
    exitFullscreen: 'Exit full screen',
    verifyNow: 'Verify Now',
    completeKyc: 'Complete KYC',
    // Bottom tabs and pages.
    onlineChat: 'Online chat',
    // Shell.
    points: 'Points',
    logoutTitle: 'Log out?',
    logoutText: 'Login information is not deleted when logging out.',
    // How far the identity check has come.
    identityStatus: {
      unverified: 'Not verified',
      editing: 'Not finished',
      pending: 'In review',
      approved: 'Verified',
      rejected: 'Rejected',
    },
    // Settings.
    languageEn: 'English',
    languageVi: 'Tiếng Việt',
    themeLight: 'Light',
    themeDark: 'Dark',
    sound: 'Sound',
    music: 'Music',
    analytics: 'Help measure advertising',
    analyticsHint: 'Deposits are told to advertising partners, without your name.',
    on: 'On',
    off: 'Off',
    // States.
    empty: 'Nothing here yet',
    showMore: 'Show more',
    notShown_one: '{{count}} entry cannot be shown.',
    notShown_other: '{{count}} entries cannot be shown.',
    notYet: 'This page is not open yet.',
    dismiss: 'Dismiss',
  },
  errors: {
    // Generic messages, section 5.
    formatIncorrect: 'Format is incorrect.',
    emailIncorrect: 'Email format is incorrect.',
    dateIncorrect: 'Date format is incorrect.',
    required: 'This is required.',
    alphanumeric: 'Please enter {{min}}-{{max}} alphanumeric without special character.',
    passwordNotMatch: 'Password is not match',
    // Messages, section 8.
    accountSuspended: 'Account Suspended (incomplete KYC or policy violation)',
    passwordsInconsistent: 'Two password entries are inconsistent',
    bindPhoneFirst: 'Please bind the mobile phone first, before reset the transaction password',
    signInDateNotArrived: 'Sign-in date not arrived',
    processed: 'Processed Successfully',
    copied: 'Copy Successfully',
    shareUrlCopied: 'Share url copied!',
    sent: 'Sent Successfully',
    registered: 'Registered Successfully',
  },
  games: {
    // Lobby.
    allProviders: 'All providers',
    loadingMore: 'Loading more games',
    typeEmpty: 'No games here yet',
    typeEmptyText: 'New games come in every week. Look at another type meanwhile.',
    moreFailed: 'More games could not be loaded.',
    // Opening a game.
    addressRefused: 'This game cannot be opened: its address is not safe.',
    outsideTitle: 'Open {{name}}',
    outsideText:
      'This game opens in a page of its own, outside this app. Your balance here is read again when you come back.',
    outsideOpen: 'Open the game',
    outsideBlocked: 'Your browser has blocked the new page. Allow pop-ups for this site and try again.',
    playTitle: 'Open {{name}}?',
    playText: 'A link has brought you to this game. It opens when you tap the button.',
    // Game frame.
    frameLabel: 'Game: {{name}}',
    frameLoading: '{{name}} is loading…',
    leaveGame: 'Leave the game',
    // Records.
    recordsLabel: 'Game records',
    bet: 'Bet',
    noWin: 'No win',
    recordsEmpty: 'No rounds yet',
    recordsEmptyText: 'Every round you play is listed here, with what you bet and what you won.',
    toGames: 'To the games',
    recordsFailed: 'The records could not be loaded',
  },
  msg,
  shell: {
    loginFirstLater: 'Not now',
    comesLaterText: 'It is being prepared. Everything that works today is in the menu.',
    toGames: 'To the games',
    maintenanceTitle: 'We are working on it',
    maintenanceText: 'The service is being maintained. This page comes back by itself as soon as it is done.',
    maintenanceHelp: 'Need help now?',
    exitTitle: 'Leave {{product}}?',
    exitText: 'You stay logged in.',
    exitStay: 'Stay',
  },
} as const
