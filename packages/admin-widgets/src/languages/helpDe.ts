import type { HelpTranslations } from '../help/helpContent';

/** Sections of Help in German. */
export const helpDe: HelpTranslations = {
  messages: {
    title: 'Wie zeige ich Benutzern eine Nachricht an?',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Öffnen Sie Einstellungen und dann Nachrichten an Benutzer, und wählen Sie Nachricht schreiben.',
          'Wählen Sie den Schweregrad und schreiben Sie den Text. Leere Zeilen trennen Absätze; Fettdruck, Kursivschrift, Listen und Links funktionieren wie in Markdown.',
          'Wählen Sie Rollen, Kunden und Funktionen. Ein Benutzer muss zu jedem Feld passen, das Sie ausfüllen. Die Vorschau zeigt die Nachricht, wie ihre Empfänger sie sehen, und wie viele Benutzer sie erreicht.',
          'Wählen Sie Beginn und Ende oder lassen Sie beide leer, und wählen Sie Veröffentlichen. Geöffnete Portale zeigen sie sofort.',
        ],
      },
      {
        kind: 'text',
        text: 'Administratoren und Entwickler schreiben Nachrichten. Wer eine Nachricht ausblendet, sieht sie auf keinem Gerät mehr; eine Nachricht, die nicht ausgeblendet werden kann, braucht ein Ende. Eine Nachricht an einen Kunden erreicht die Benutzer dieses Kunden, nicht die Mitarbeiter, die mit allen Kunden arbeiten. Zurückziehen beendet eine Nachricht sofort für alle.',
      },
    ],
  },
  updates: {
    title: 'Wie aktualisiere ich Geräte über Funk?',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Öffnen Sie Einstellungen, dann OTA-Verwaltung und den Tab dessen, was Sie aktualisieren möchten. Wählen Sie Paket hochladen. Ein Paket ist von Ihrem Unternehmen signiert und kann danach nicht geändert werden.',
          'Wählen Sie Kampagne starten, und wählen Sie Geräte mit einem Filter oder einer eingefügten Liste. Wählen Sie Geräte prüfen. Die Vorschau zeigt, welche Geräte ausgelassen werden und warum.',
          'Bestätigen Sie die Anzahl der Geräte. Die Kampagne beginnt mit einer kleinen Stufe, wartet und öffnet dann die nächste.',
          'Verfolgen Sie die Kampagne auf ihrer Seite. Jede Zahl öffnet die Liste ihrer Geräte.',
        ],
      },
      {
        kind: 'terms',
        items: [
          {
            term: 'Bestätigt',
            meaning: 'Das Gerät hat die neue Version gemeldet. Nichts anderes gilt als Bestätigung.',
          },
          {
            term: 'Automatisch gestoppt',
            meaning:
              'Zu viele Geräte einer Stufe sind fehlgeschlagen. Kein weiteres Gerät erhält den Auftrag, bis Sie mit einer neuen Grenze oder einer Begründung fortsetzen.',
          },
          {
            term: 'Bedingungen',
            meaning:
              'Ein Gerät wartet, bis sein Trailer alle erfüllt, z. B. 30 Minuten geparkt. Eine Bedingung, die nicht beurteilt werden kann, ist nicht erfüllt.',
          },
          {
            term: 'Zurücknehmen',
            meaning:
              'Beendet die Kampagne und startet eine andere, die bestätigte Geräte auf eine Version Ihrer Wahl bringt.',
          },
        ],
      },
      {
        kind: 'text',
        text: 'Abbrechen beendet, was wartet oder herunterlädt. Eine begonnene Installation kann nicht angehalten werden.',
      },
    ],
  },
  'file-servers': {
    title: 'Wie veröffentliche ich Pakete auf einem FTP-Server?',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Öffnen Sie Einstellungen, dann OTA-FTP-Verwaltung, und wählen Sie Server hinzufügen. Verwenden Sie SFTP oder FTPS, wenn Ihre Gateways das können: FTP ist nicht verschlüsselt.',
          'Vergleichen Sie den Fingerabdruck des Hostschlüssels mit dem, den Ihnen der Betreiber des Servers genannt hat, und wählen Sie Fingerabdruck bestätigen. Vorher wird nichts an den Server gesendet.',
          'Öffnen Sie den Ordner und wählen Sie Paket veröffentlichen. Die Datei bekommt ihren Namen erst, nachdem ihr Inhalt zurückgelesen und verglichen wurde.',
        ],
      },
      {
        kind: 'text',
        text: 'Neben jedem Paket liegt ein Manifest mit Version, SHA-256 und Signatur, das Gateways prüfen. Prüfen vergleicht beide Dateien erneut. Fehlt ein Manifest, veröffentlichen Sie das Paket erneut unter demselben Namen. Mit einem Paket wird auch sein Manifest gelöscht.',
      },
    ],
  },
  subscriptions: {
    title: 'Wie ändere ich SIMs und ihre Tarife?',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Öffnen Sie Einstellungen, dann Abonnementverwaltung, und suchen Sie die SIM nach FIN, Einheiten-ID oder ICCID. Um mehrere zu ändern, filtern Sie die Liste und wählen Sie Viele ändern, oder fügen Sie dort eine Liste ein.',
          'Wählen Sie die Aktion und prüfen Sie ihre Folgen: Gesperrte Trailer melden nichts mehr, und eine deaktivierte SIM kann nicht wieder aktiviert werden. Für einen anderen Tarif wählen Sie Tarif ändern. Die Bestätigung nennt die jetzigen Tarife.',
          'Warten Sie auf den Anbieter. Ein Status ändert sich erst, wenn der Anbieter ihn bestätigt. Bis dahin wird die Änderung mit ihrer Zeit angezeigt.',
        ],
      },
      {
        kind: 'terms',
        items: [
          {
            term: 'Abgelehnt',
            meaning:
              'Der Anbieter hat die Änderung abgelehnt. Der Grund wird angezeigt, und Sie können sie erneut anfordern.',
          },
          {
            term: 'Keine Antwort',
            meaning:
              'Der Anbieter hat die Änderung nicht innerhalb von 30 Minuten bestätigt. Sein Status wird automatisch abgefragt.',
          },
          {
            term: 'Gesperrt',
            meaning:
              'Ein Trailer mit gesperrter SIM schweigt mit Absicht: kein Wartungsfall und kein Alarm wegen Funkstille.',
          },
        ],
      },
      {
        kind: 'text',
        text: 'Administratoren und Kontoadministratoren können SIMs ändern. Die anderen Arten von Administratoren können sie sehen.',
      },
    ],
  },
  leases: {
    title: 'Wie verlease ich Trailer an einen anderen Kunden?',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Öffnen Sie Einstellungen, dann Leasingverwaltung, und wählen Sie Neues Leasing.',
          'Wählen Sie Leasinggeber und Leasingnehmer, und geben Sie den ersten Tag ein. Lassen Sie den letzten Tag für ein Leasing ohne Ende leer.',
          'Fügen Sie FIN oder Einheiten-IDs ein, eine pro Zeile, und wählen Sie Trailer prüfen. Zeilen, die nicht verleast werden können, werden mit einem Grund ausgelassen.',
          'Wählen Sie Leasing überprüfen und bestätigen Sie. Das Leasing beginnt um Mitternacht in der Zeitzone des Leasinggebers.',
        ],
      },
      {
        kind: 'text',
        text: 'Der Leasinggeber behält seinen Zugriff. Der Leasingnehmer sieht die Trailer und was sie während des Leasings melden, und nichts von vorher oder nachher. Mit dem Ende des Leasings verliert der Leasingnehmer auch den Zugriff auf das Gemeldete. Beide können Befehle an die Kühlaggregate senden und sehen die des anderen im Protokoll.',
      },
    ],
  },
  transfers: {
    title: 'Wie übertrage ich Trailer an einen anderen Kunden?',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Öffnen Sie Einstellungen, dann FIN-Übertragung, und wählen Sie Neue Übertragung.',
          'Wählen Sie beide Kunden. Ist ein Kunde nicht aufgeführt, geben Sie seinen vollständigen Namen ein.',
          'Fügen Sie FIN oder Einheiten-IDs ein, eine pro Zeile, und wählen Sie Trailer prüfen. Zeilen, die nicht übertragen werden können, werden mit einem Grund ausgelassen.',
          'Geben Sie ein Datum ein, oder lassen Sie es leer, um nach der Annahme sofort zu übertragen. Wählen Sie Übertragung überprüfen und geben Sie zur Bestätigung die Anzahl der Trailer ein. Mit Entwurf speichern können Sie später weitermachen. Die andere Seite sieht Entwürfe nicht.',
          'Ein Benutzer der anderen Seite muss sie annehmen, außer wenn ein Administrator sie beantragt hat.',
        ],
      },
      {
        kind: 'terms',
        items: [
          {
            term: 'Wird übertragen',
            meaning: 'FIN, Einheiten-ID, Gerät, Sensoren, Fehlercodes, Prüfprotokolle und laufende Updates.',
          },
          {
            term: 'Bleibt',
            meaning: 'Positionen, Aktivität, Bilder, Alarme und Berichte von vorher. Der neue Kunde sieht sie nicht.',
          },
          { term: 'Endet', meaning: 'Gruppen, Alarmregeln, geteilte Links und Leasings dieser Trailer.' },
        ],
      },
      {
        kind: 'text',
        text: 'Beide Seiten können eine Übertragung abbrechen, bis sie fertig ist. Schon übertragene Trailer bleiben beim neuen Kunden. Administratoren können eine Übertragung bis 24 Stunden nach ihrem Ende rückgängig machen. Die Trailer kehren dann mit ihren Gruppen und Regeln zurück.',
      },
    ],
  },
};
