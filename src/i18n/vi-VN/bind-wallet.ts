import type { bindWallet as source } from '../en-US/bind-wallet.ts'
import type { Translated } from '../namespaces.ts'

export const bindWallet: Translated<typeof source> = {
  title: 'Liên kết ví của bạn',
  boundTitle: 'Ví của bạn',
  why: 'Tiền rút sẽ về ví này.',
  whyGame: '{{name}} cần bạn liên kết ví trước khi chơi.',
  once: 'Sau khi liên kết thì không đổi ví được nữa. Hãy kiểm tra kỹ tên và tài khoản.',
  isBound: 'Ví này đã được liên kết và không thể thay đổi.',
  failed: 'Không tải được ví của bạn',
  bank: 'Ví',
  name: 'Tên',
  nameHint: 'Đúng như trên ví: chữ cái và dấu cách, {{min}} đến {{max}} ký tự.',
  account: 'Tài khoản',
  mobile: 'Số điện thoại',
  mobileHint: 'Số 9 và chín chữ số tiếp theo.',
  accountHint: 'Tối đa {{max}} ký tự.',
  bind: 'Liên kết ví',
  sending: 'Đang liên kết ví. Vui lòng chờ.',
}
