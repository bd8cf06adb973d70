# Starboard as an app of its own, and what is there without a network.

web-app-about = Стіл для настільних ігор серед зірок: із друзями, з ботами й у своєму темпі.
web-install = Starboard як застосунок
web-install-offered = В окремому вікні та з власним значком.
web-install-now = Встановити
web-install-by-hand = Якщо твій браузер це вміє, у його меню є «Встановити» або «Додати на головний екран».
web-install-done = Starboard встановлено на цьому пристрої.
web-install-insecure = Браузери встановлюють застосунки й доставляють сповіщення лише для адрес, що починаються з https. Усе інше працює й тут.
web-offline-read = Читати правила
web-offline-rules = Немає з’єднання: це правила в тому вигляді, у якому вони завантажилися востаннє.
