import type { components } from '#generated/openapi.d.ts'
import type { Language } from '../messages/language.ts'

// Everything here is invented. Addresses under .example are reserved and lead nowhere (RFC 2606).
const LINKS = { exclusionUrl: 'https://regulator.example/exclusion', fundsContact: 'funds@operator.example' }
const HELP_LINKS = [{ url: 'https://help.example/', phone: '+63 2 8000 0000' }, { url: 'https://family.example/' }]

/** Whom to ask for help, and the operator's terms, in each language. */
export const PLAY_INFO: Readonly<Record<Language, components['schemas']['PlayInfo']>> = {
  'en-US': {
    help: [
      {
        name: 'Demo Help Line',
        about: 'Invented for this demo. Day and night, for players and their families.',
        ...HELP_LINKS[0],
      },
      { name: 'Demo Family Group', about: 'Invented for this demo. Meets on Saturdays.', ...HELP_LINKS[1] },
    ],
    breakTerms: [
      'Demo terms: your balance stays yours, and you can withdraw it during the break.',
      'Open bets are settled by their result, and what they win is paid into your balance.',
      'Withdrawals that wait are paid as usual.',
    ],
    exclusionTerms: [
      'Demo terms: your balance stays yours, and you can withdraw it during the exclusion.',
      'Open bets are settled by their result, and what they win is paid into your balance.',
      'Withdrawals that wait are paid as usual.',
      'After the exclusion your account is open again. Until then, nobody can end it early.',
    ],
    ...LINKS,
  },
  'vi-VN': {
    help: [
      {
        name: 'Đường dây hỗ trợ Demo',
        about: 'Thông tin giả định cho bản thử. Hỗ trợ người chơi và gia đình, cả ngày lẫn đêm.',
        ...HELP_LINKS[0],
      },
      {
        name: 'Nhóm gia đình Demo',
        about: 'Thông tin giả định cho bản thử. Gặp mặt vào thứ Bảy.',
        ...HELP_LINKS[1],
      },
    ],
    breakTerms: [
      'Điều khoản thử: số dư vẫn là của bạn và bạn có thể rút trong thời gian nghỉ.',
      'Các cược đang mở được tính theo kết quả, tiền thắng được cộng vào số dư của bạn.',
      'Các lệnh rút tiền đang chờ vẫn được thanh toán như thường lệ.',
    ],
    exclusionTerms: [
      'Điều khoản thử: số dư vẫn là của bạn và bạn có thể rút trong thời gian tự loại trừ.',
      'Các cược đang mở được tính theo kết quả, tiền thắng được cộng vào số dư của bạn.',
      'Các lệnh rút tiền đang chờ vẫn được thanh toán như thường lệ.',
      'Khi hết thời gian tự loại trừ, tài khoản của bạn được mở lại. Trước đó không ai có thể chấm dứt sớm.',
    ],
    ...LINKS,
  },
}
