// The offline page (src/offline/offline.html) loads again once there is a network.
addEventListener('online', function () {
  location.reload();
});
