/** What surrounds the screens: header, side menu, footer, dialogs of the shell, and pages that cannot be shown. */
export const shell = {
  skipToContent: 'Skip to content',
  notices: 'Notices',
  pageFailed: 'This page could not be opened',
  updateReady: 'Reload to get the newest version.',
  onlineAgain: 'You are online again',
} as const
