/** The lobby, the game frame and the game records. */
export const games = {
  // Lobby.
  banners: 'News and offers',
  bannersKind: 'carousel',
  bannerPrevious: 'Previous banner',
  bannerNext: 'Next banner',
  bannerOf: 'Banner {{index}} of {{total}}',
  railPrevious: 'Previous games: {{name}}',
  railNext: 'More games: {{name}}',
  types: 'Types of game',
  hotGames: 'Hot games',
  hot: 'Hot',
  live: 'Live',
  seeAll: 'See all',
  seeAllOf: 'See all games: {{name}}',
  gamesCount_one: '{{count}} game',
  gamesCount_other: '{{count}} games',
  showMore: 'Show more games',
  menuEmpty: 'No games yet',
  menuEmptyText: 'The lobby is being set up. Please come back in a while.',
  loadFailed: 'The games could not be loaded',
  loadFailedText: 'Check your connection and try again.',
  // Opening a game.
  untitled: 'Game',
  // Records.
  win: 'Win',
} as const
