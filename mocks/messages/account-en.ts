/** English texts about accounts and identities. `{…}` is filled in. */
export const accountEn = {
  codes: {
    registrationClosed: 'Registration is closed right now.',
    otpWrong: 'The OTP is incorrect.',
    otpExpired: 'The OTP has expired. Please ask for a new one.',
    otpTooSoon: 'An OTP was sent to this number less than 60 seconds ago.',
    phoneNotBound: 'Please bind the mobile phone first, before reset the transaction password',
    oldPasswordWrong: 'The old password is incorrect.',
    passwordSame: 'The new password must differ from the old one.',
    tradePasswordSet: 'The transaction password is set already.',
    invitationOwn: 'This invitation code is your own.',
    invitationBound: 'You were invited already.',
    nicknameTaken: 'This nickname is already taken.',
    avatarUnknown: 'This avatar cannot be chosen.',
    underAge: 'Players must be 21 or older.',
    identityLocked: 'Your identity is being checked or is approved; it cannot be changed.',
    baseMissing: 'Please fill in your base info first.',
    choiceUnknown: 'Please choose from the list.',
    idNumberTaken: 'This ID belongs to another account.',
    fileUnsupported: 'Only JPEG, PNG and WebP pictures are accepted.',
    fileTooLarge: 'The picture is larger than 5 MB.',
    fileUnknown: 'A picture is missing. Please upload it again.',
  } as Record<string, string>,
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
