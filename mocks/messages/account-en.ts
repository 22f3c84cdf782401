/** English texts about accounts and identities. `{…}` is filled in. */
export const accountEn = {
  rejectReasons: {
    idNumber: 'The ID number does not match the picture.',
    front: 'The picture of the ID is not readable.',
  },
  letters: {
    identityApproved: {
      title: 'Your identity is verified',
      content: 'Your documents were approved. You can withdraw now.',
    },
    identityRejected: {
      title: 'Your documents were rejected',
      content: 'The ID number does not match the picture. Please correct it and send your documents again.',
    },
    identityPictureRejected: {
      title: 'Your documents were rejected',
      content: 'The picture of the ID is not readable. Please take a new one and send your documents again.',
    },
  } as Record<string, { title: string; content: string }>,
}

export type AccountMessages = typeof accountEn
