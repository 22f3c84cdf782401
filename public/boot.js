// Theme and language of the last visit, before the first paint; src/ui/README.md says more.
(function () {
  'use strict';

  var script = document.currentScript;
  var product = (script && script.getAttribute('data-product')) || 'Tumpak';
  var prefix = product.toUpperCase().replace(/[^A-Z0-9]+/g, '_') + '_';

  function read(name, allowed) {
    try {
      var entry = JSON.parse(localStorage.getItem(prefix + name));
      if (entry === null || typeof entry !== 'object') return null;
      if (typeof entry.expires === 'number' && entry.expires <= Date.now()) return null;
      return allowed.indexOf(entry.value) >= 0 ? entry.value : null;
    } catch (error) {
      return null;
    }
  }

  var theme = read('THEME', ['light', 'dark']) || 'light';
  var language = read('LANGUAGE', ['en-US', 'vi-VN']) || 'en-US';

  document.documentElement.lang = language;
  document.body.className = 'theme-' + theme;
  var colour = document.querySelector('meta[name="theme-color"]');
  if (colour) colour.setAttribute('content', theme === 'dark' ? '#1c1940' : '#ffffff');
})();
