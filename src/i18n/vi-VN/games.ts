import type { games as source } from '../en-US/games.ts'
import type { Translated } from '../namespaces.ts'

export const games: Translated<typeof source> = {
  banners: 'Tin mới và ưu đãi',
  bannersKind: 'băng chuyền',
  bannerPrevious: 'Banner trước',
  bannerNext: 'Banner tiếp theo',
  bannerOf: 'Banner {{index}} trên {{total}}',
  railPrevious: 'Trò chơi trước: {{name}}',
  railNext: 'Thêm trò chơi: {{name}}',
  types: 'Thể loại trò chơi',
  hotGames: 'Trò chơi nổi bật',
  hot: 'Nổi bật',
  live: 'Trực tiếp',
  seeAll: 'Xem tất cả',
  seeAllOf: 'Xem tất cả trò chơi: {{name}}',
  gamesCount_one: '{{count}} trò chơi',
  gamesCount_other: '{{count}} trò chơi',
  showMore: 'Xem thêm trò chơi',
  menuEmpty: 'Chưa có trò chơi',
  menuEmptyText: 'Sảnh trò chơi đang được chuẩn bị. Mời bạn quay lại sau.',
  loadFailed: 'Không tải được trò chơi',
  loadFailedText: 'Hãy kiểm tra kết nối rồi thử lại.',
  untitled: 'Trò chơi',
  win: 'Thắng',
}
