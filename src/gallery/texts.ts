import { useTranslation } from 'react-i18next'

/** A text of the gallery, by language; not a product text, so it is outside `src/i18n`. A third language shows English. */
export interface Both {
  readonly en: string
  readonly vi: string
}

/**
 * Returns the text in the current language: `const say = useSay()`, `say(TEXTS.retry)`, `say({ en: 'Red', vi: 'Đỏ' })`.
 */
export function useSay(): (text: Both) => string {
  const { i18n } = useTranslation()
  return (text) => (i18n.language === 'vi-VN' ? text.vi : text.en)
}

/** Shared texts. The long ones are the lengths that a layout must support. */
export const TEXTS = {
  gallery: { en: 'Gallery', vi: 'Thư viện thành phần' },
  sections: { en: 'Sections of the gallery', vi: 'Các phần của thư viện' },
  skip: { en: 'Skip to content', vi: 'Chuyển đến nội dung' },
  deposit: { en: 'Deposit', vi: 'Nạp tiền' },
  cancel: { en: 'Cancel', vi: 'Hủy' },
  retry: { en: 'Retry', vi: 'Thử lại' },
  close: { en: 'Close', vi: 'Đóng' },
  open: { en: 'Open', vi: 'Mở' },
  balance: { en: 'Balance', vi: 'Số dư' },
  label: { en: 'Label', vi: 'Nhãn' },
  hint: { en: 'A hint below', vi: 'Gợi ý bên dưới' },
  longLabel: {
    en: 'Withdraw the whole balance to my e-wallet',
    vi: 'Rút toàn bộ số dư khả dụng về ví điện tử đã liên kết',
  },
  longText: {
    en: 'Your deposit is being checked with the payment provider. It may take a few minutes; you need not pay again.',
    vi: 'Khoản tiền nạp của quý khách đang được đối chiếu với nhà cung cấp dịch vụ thanh toán. Quá trình này có thể mất vài phút; quý khách không cần thanh toán lại.',
  },
} as const satisfies Record<string, Both>
