/** Section 8 of the specification names this key in full, `msg.versionUpdate`, so the path repeats the namespace. */
export const msg = {
  msg: {
    versionUpdate: 'Your app is not the latest version, update now?',
  },
} as const
