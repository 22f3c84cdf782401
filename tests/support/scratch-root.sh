#!/bin/bash
# Types FOLDER/session.sh at FOLDER/home, as a user with sudo, on a machine of its own: its /etc, /srv, ports and processes
# end with it. The mock is the backend on 127.0.0.1:4010.
# Usage: unshare --mount --net --pid --fork --kill-child --mount-proc scratch-root.sh FOLDER NODE
set -eu
folder=$1
node=$2
operator=/srv/operator

ip link set lo up
"$node" mocks/main.ts --port 4010 --quiet &

mkdir "$folder/root"
mount -t tmpfs -o mode=755 tmpfs "$folder/root"
for path in /etc /srv; do
  layers=$folder/root$path
  mkdir -p "$layers/upper" "$layers/work"
  mount -t overlay -o "lowerdir=$path,upperdir=$layers/upper,workdir=$layers/work" overlay "$path"
done
if [ -d /var/lib/caddy ]; then mount -t tmpfs -o "uid=$(id -u caddy),mode=750" tmpfs /var/lib/caddy; fi

mkdir "$operator" "$operator/bin"
cp -R "$folder/home" "$folder/session.sh" "$operator"
# What systemd, logrotate and certbot would bring.
mkdir -p /etc/systemd/system /etc/logrotate.d
live=/etc/letsencrypt/live/play.example.com
mkdir -p -m 700 "$live"
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=play.example.com \
  -addext subjectAltName=DNS:play.example.com -keyout "$live/privkey.pem" -out "$live/fullchain.pem" 2>/dev/null
cp "$live/fullchain.pem" "$operator/home/certificate.pem"
echo 127.0.0.1 play.example.com >>/etc/hosts
printf 'silent\nshow-error\n' >"$operator/home/.curlrc"
chown -R 65534:65534 "$operator/home"
touch "$operator/bin/node"
mount --bind "$node" "$operator/bin/node"
install -m 4755 "$(command -v setpriv)" "$operator/bin/setpriv"
cat >"$operator/bin/sudo" <<'SUDO'
#!/bin/sh
PATH=/srv/operator/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
exec /srv/operator/bin/setpriv --reuid 0 --regid 0 --clear-groups -- "$@"
SUDO
cat >"$operator/bin/systemctl" <<'SYSTEMCTL'
#!/bin/bash
# Stands in for systemd: runs the commands of a unit's own lines.
set -eu
umask 022
unit=/etc/systemd/system/${!#}.service
[ -f "$unit" ] || unit=/lib/systemd/system/${!#}.service
get() { sed -n "s/^$1=//p" "$unit"; }
case "$*" in
  daemon-reload) ;;
  'enable --now '*) eval "$(get ExecStart)" ;;
  'restart '*)
    user=$(get User)
    cd /
    env -i HOME="$(getent passwd "$user" | cut -d: -f6)" \
      setpriv --reuid "$user" --regid "$(get Group)" --clear-groups -- $(get ExecStart) &
    until curl -o /dev/null http://127.0.0.1:8080/ 2>/dev/null; do kill -0 $! && sleep 0.1; done ;;
  'reload '*)
    MAINPID=$(cat "$(get PIDFile)")
    workers=$(cat "/proc/$MAINPID/task/$MAINPID/children")
    while read -r command; do eval "$command"; done < <(get ExecReload)
    # Until the workers of the earlier configuration have ended.
    for worker in $workers; do while [ -d "/proc/$worker" ]; do sleep 0.1; done; done ;;
  *) echo "The test has no systemctl $*" >&2 && exit 1 ;;
esac
SYSTEMCTL
chmod 755 "$operator/bin/sudo" "$operator/bin/systemctl"

until curl -so /dev/null http://127.0.0.1:4010/; do sleep 0.1; done
cd "$operator/home"
exec setpriv --reuid 65534 --regid 65534 --clear-groups -- env -i HOME="$operator/home" \
  PATH="$operator/bin:/usr/local/bin:/usr/bin:/bin" CURL_CA_BUNDLE="$operator/home/certificate.pem" \
  bash -eu -c "umask 077; . $operator/session.sh"
