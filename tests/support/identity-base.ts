const ADDRESS = {
  line: 'Demo Street 1, Barangay Uno',
  city: 'Quezon City',
  province: 'Metro Manila',
  postalCode: '1100',
}

/** The invented details of an adult with a national ID, which has two sides: valid for `saveIdentityBase`. */
export const IDENTITY_BASE = {
  fullName: 'Demo D. Player',
  birthday: '1990-02-28',
  email: 'player@example.com',
  nationality: 'PH',
  presentAddress: ADDRESS,
  permanentAddress: ADDRESS,
  sourceOfIncome: 'salary',
  occupation: 'office',
  gamingVenue: 'online',
  idType: 'philsys',
  idNumber: '1234-5678-9012-3456',
}
