/** What surrounds the screens: header, side menu, footer, dialogs of the shell, and pages that cannot be shown. */
export const shell = {
  skipToContent: 'Skip to content',
  notices: 'Notices',
  closeDialog: 'Close dialog',
  loginFirstLater: 'Not now',
  profileRow: 'Profile, VIP {{level}}',
  licenceTitle: 'Licence',
  licenceDemo: 'Demo',
  licenceText: 'A demonstration: no regulator has licensed this site, and no real money is played for.',
  adultsOnly: '21+',
  adultsOnlyText: 'Players must be 21 or older. Play responsibly.',
  pageFailed: 'This page could not be opened',
  updateReady: 'Reload to get the newest version.',
} as const
