/** The age sheet, and whom it names: section 6 of the specification, word for word. */
export const age = {
  title: 'Are you 21 or older?',
  text: '{{product}} is for persons aged 21 and over. These persons may not play:',
  restrictedOfficials: 'government officials',
  restrictedForces: 'armed forces or police',
  restrictedAge: 'persons under 21',
  restrictedDatabase: "persons on the regulator's restricted database",
  restrictedLicence: 'gaming employment licence holders',
  forfeited: 'Funds of ineligible players are forfeited.',
  declare: 'By accepting you declare that you are 21 or older and none of these persons, and agree to our:',
} as const
