/** The inbox. */
export const inbox = {
  letters: 'Letters',
  unread: 'New',
  emptyTitle: 'No letters yet',
  emptyText: 'News about your account, your deposits and your rewards comes here.',
  failed: 'Your letters could not be loaded',
} as const
