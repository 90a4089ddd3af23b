BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE keys (
	"match" VARCHAR(16) NOT NULL, 
	hash BLOB NOT NULL, 
	role VARCHAR(5) NOT NULL, 
	revoked BIGINT, 
	PRIMARY KEY ("match", hash), 
	FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "keys" VALUES('78yp4p14ufzye8n5',X'6EFE1D37D9A4B975288B5D0BA5BBEE6E665BDDECBFF46A8B57B9636E82E255CB','watch',NULL);
INSERT INTO "keys" VALUES('78yp4p14ufzye8n5',X'2AFE1AF3E27FCEB1068FC1E039B54A1AB9F7C0B0FCEF57A2EC5CE29797393573','south',NULL);
INSERT INTO "keys" VALUES('78yp4p14ufzye8n5',X'4C858986B15D2FEA62C9EA9FDA162CAB5242A2F2A573C5E2B2509EBDB9AFD249','north',NULL);
INSERT INTO "keys" VALUES('v80h1m8c6pa9inv2',X'E7132627651C84CB289E41992A5A89C7D0CC967942533C7457AB52CF8E6C9B3C','watch',NULL);
INSERT INTO "keys" VALUES('v80h1m8c6pa9inv2',X'21D81B26DF578B766A4EDCCACB42B8923FA6441F59115436F9557E6111648D87','south',NULL);
INSERT INTO "keys" VALUES('v80h1m8c6pa9inv2',X'7EE49932937A269910BA47231AC56AF87DB3A46733F20A40E9D5BD6B647DDED0','north',NULL);
INSERT INTO "keys" VALUES('qoach9gv0uucjj44',X'0517C225FCBE6BCC0CD8261B6DDF3113FD4B811B310609D6E1D5765981046E48','watch',NULL);
INSERT INTO "keys" VALUES('qoach9gv0uucjj44',X'BBCDBC19526060BEF0D1D56E3D7CB8449735DC765EB331AE0EDB9FD629250D79','south',NULL);
INSERT INTO "keys" VALUES('qoach9gv0uucjj44',X'66882E9B4620276CB3C6156E1A56F281A60EE4E29976421D3D16A0747A24D07C','north',NULL);
INSERT INTO "keys" VALUES('1ukggo4fbd2bddr2',X'8175C08732913F53E96035222C977B8396B65E5BC42B6DF9AB50DA40393980C2','watch',NULL);
INSERT INTO "keys" VALUES('1ukggo4fbd2bddr2',X'50EE52BFB17F5591BAB251DF08DB97EE1A3BA2EBF0F75FB45F5E520D77A2C7EE','south',NULL);
INSERT INTO "keys" VALUES('1ukggo4fbd2bddr2',X'A270B6744A298D5A0ED80C5FD07DEB4D0271E2B145FD64FC2A4B66C7466E6292','north',NULL);
INSERT INTO "keys" VALUES('uy0mf8hsr3iocqfm',X'7AC753C9F7DD10517D369DE1886FE8DBE1F1C14A23A0494DD903DFB29A9C6D37','watch',NULL);
INSERT INTO "keys" VALUES('uy0mf8hsr3iocqfm',X'AB959D329EF435C6A630B9A70D1BCDA136E403C59DB52FCECC06F512F31BD3BD','south',NULL);
INSERT INTO "keys" VALUES('uy0mf8hsr3iocqfm',X'3A1CDB648F8449997C84970CA0BB383CE285A093C8297B44F123F9A9C004D5A5','north',NULL);
INSERT INTO "keys" VALUES('y1zdb6ytpet39h91',X'4CDC960B4A7FC07EA38AE95CB864965DFE41D72FF0F5D01CBF8DB4CB935D0187','watch',NULL);
INSERT INTO "keys" VALUES('y1zdb6ytpet39h91',X'7220FCEC07BCFE8D08330E7874DDD4D8E094A8AD96CBD5C6B8C97512BFD089DF','south',NULL);
INSERT INTO "keys" VALUES('y1zdb6ytpet39h91',X'1E2513D1486A5948A920743D5E4323998C1C0AE796B924620B7FF82DAC368B0D','north',NULL);
INSERT INTO "keys" VALUES('wdte1t7pdwjvgnca',X'422C81D5BCC464FA973E7E19683842298153BFD430E61ADDCD431760E52BC55A','watch',NULL);
INSERT INTO "keys" VALUES('wdte1t7pdwjvgnca',X'A9241F25B6A7E0B7274DA13DB86F006EB617B9575CE430BC070AAB7A4E01ADFC','south',NULL);
INSERT INTO "keys" VALUES('wdte1t7pdwjvgnca',X'72877F38290365AB48ACCC737A4DEAA60660FE9F266F9796D7300CC09893C247','north',NULL);
INSERT INTO "keys" VALUES('4zbb2wmdlu0z7no4',X'F350AC61DA67E346FFFFF993F8CD2BD1FF0BEDC288FF9139214C9294DB336A3A','watch',NULL);
INSERT INTO "keys" VALUES('4zbb2wmdlu0z7no4',X'1A515D584236C08F70E6C8910497B06A3238F5220963005DCFDF2A347F20CA73','south',NULL);
INSERT INTO "keys" VALUES('4zbb2wmdlu0z7no4',X'0373DC7BF5ED9406CA122A75325CCC905AB5F405C96626D795A9D51C76BC8EC1','north',NULL);
INSERT INTO "keys" VALUES('n31xeuxhtms8up7i',X'0373DC7BF5ED9406CA122A75325CCC905AB5F405C96626D795A9D51C76BC8EC1','south',NULL);
INSERT INTO "keys" VALUES('n31xeuxhtms8up7i',X'1A515D584236C08F70E6C8910497B06A3238F5220963005DCFDF2A347F20CA73','north',NULL);
INSERT INTO "keys" VALUES('n31xeuxhtms8up7i',X'F350AC61DA67E346FFFFF993F8CD2BD1FF0BEDC288FF9139214C9294DB336A3A','watch',NULL);
INSERT INTO "keys" VALUES('ub8hzxw8jgdtelv1',X'D0F86A751A188547B401477F94DB5843416159A3173EA42633C307CB25D3D4BF','watch',NULL);
INSERT INTO "keys" VALUES('ub8hzxw8jgdtelv1',X'B189040D93E23B7864391A8E280CB339B0F530F9DF77E9C01FD12DA755507498','south',NULL);
INSERT INTO "keys" VALUES('ub8hzxw8jgdtelv1',X'7B5AAC36FFEA1F26807D5A253CADD2DF6EA2FAE4D9A309B20ECE917205DED14E','north',NULL);
INSERT INTO "keys" VALUES('nvmtu8p88mqes9te',X'CFA585306031EB6C3053B7D359E759AC45D5D8DA658CFCEA5CD15609CA30B8FF','watch',NULL);
INSERT INTO "keys" VALUES('nvmtu8p88mqes9te',X'100354A6EE4374273C61931E80D9BD51512A847D4517EF34B8D14165BEC3C127','south',NULL);
INSERT INTO "keys" VALUES('v3c8ifpqhhmmgc2l',X'8822E549F63A35048C78BE87F327B22DB04C632BF93F8FEC0ADEB737781B4817','watch',NULL);
INSERT INTO "keys" VALUES('v3c8ifpqhhmmgc2l',X'AC217267EA52A348F88F7DB93E7DAD99640CE5A26FABF20EBF432396F94D7366','south',NULL);
INSERT INTO "keys" VALUES('t0xu9qwjjutwt1wl',X'8822E549F63A35048C78BE87F327B22DB04C632BF93F8FEC0ADEB737781B4817','watch',NULL);
INSERT INTO "keys" VALUES('t0xu9qwjjutwt1wl',X'AC217267EA52A348F88F7DB93E7DAD99640CE5A26FABF20EBF432396F94D7366','north',NULL);
INSERT INTO "keys" VALUES('4ltysdw88ab00759',X'2DB497B56381EF7D21CCA98FFECD0A8EEED2425A1B59C7284F9D6A14C8EBB82F','watch',NULL);
INSERT INTO "keys" VALUES('4ltysdw88ab00759',X'1C3EF99EFDA310B204C317FF52BBE390193115E614FC52A2113DA8FBAB396D5A','south',NULL);
CREATE TABLE log (
	"match" VARCHAR(16) NOT NULL, 
	seq INTEGER NOT NULL, 
	action_id VARCHAR(80), 
	kind VARCHAR(20) NOT NULL, 
	seat SMALLINT, 
	payload TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("match", seq), 
	CONSTRAINT log_action_id UNIQUE ("match", action_id), 
	FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('1ukggo4fbd2bddr2',1,'S was-14','join',0,'{"name":"Ann","entropy":"sixteen-or-more-characters"}',1800000001510);
INSERT INTO "log" VALUES('1ukggo4fbd2bddr2',2,'N was-15','join',1,'{"name":"Bob","entropy":"sixteen-or-more-characters"}',1800000001510);
INSERT INTO "log" VALUES('1ukggo4fbd2bddr2',3,NULL,'start',NULL,'{"chance":["+IHHTA"]}',1800000001510);
INSERT INTO "log" VALUES('1ukggo4fbd2bddr2',4,'S was-16','act',0,'{"prompt":3,"token":"<HI","chance":["+ISAPP"]}',1800000001510);
INSERT INTO "log" VALUES('1ukggo4fbd2bddr2',5,'N was-17','act',1,'{"prompt":4,"token":"<SA","chance":["+A"]}',1800000001510);
INSERT INTO "log" VALUES('1ukggo4fbd2bddr2',6,'S was-18','act',0,'{"prompt":5,"token":"H@0,-1","chance":["+HT"]}',1800000001510);
INSERT INTO "log" VALUES('1ukggo4fbd2bddr2',7,'N was-19','act',1,'{"prompt":6,"token":"P@2,-3","chance":[]}',1800000001510);
INSERT INTO "log" VALUES('1ukggo4fbd2bddr2',8,'N was-20','act',1,'{"prompt":7,"token":"P@1,0","chance":["+II"]}',1800000001510);
INSERT INTO "log" VALUES('1ukggo4fbd2bddr2',9,'S was-21','act',0,'{"prompt":8,"token":"I@1,-1","chance":[]}',1800000001510);
INSERT INTO "log" VALUES('1ukggo4fbd2bddr2',10,'S was-22','act',0,'{"prompt":9,"token":"*1,0","chance":[]}',1800000001510);
INSERT INTO "log" VALUES('1ukggo4fbd2bddr2',11,'S was-23','act',0,'{"prompt":10,"token":"I@1,-2","chance":["+HA"]}',1800000001510);
INSERT INTO "log" VALUES('1ukggo4fbd2bddr2',12,'N was-24','act',1,'{"prompt":11,"token":"I@0,1","chance":[]}',1800000001510);
INSERT INTO "log" VALUES('1ukggo4fbd2bddr2',13,'S back','ask-takeback',0,'{}',1800000001510);
INSERT INTO "log" VALUES('1ukggo4fbd2bddr2',14,'N was-25','accept-takeback',1,'{}',1800000001510);
INSERT INTO "log" VALUES('1ukggo4fbd2bddr2',15,'S was-26','act',0,'{"prompt":14,"token":"T@1,0","chance":["+HH"]}',1800000001510);
INSERT INTO "log" VALUES('1ukggo4fbd2bddr2',16,'N was-27','act',1,'{"prompt":15,"token":"!1,0","chance":[]}',1800000001510);
INSERT INTO "log" VALUES('1ukggo4fbd2bddr2',17,'N was-28','act',1,'{"prompt":16,"token":"T@0,1","chance":["+IP"]}',1800000001510);
INSERT INTO "log" VALUES('1ukggo4fbd2bddr2',18,'S was-29','act',0,'{"prompt":17,"token":"P@4,3","chance":[]}',1800000001510);
INSERT INTO "log" VALUES('1ukggo4fbd2bddr2',19,'S was-30','act',0,'{"prompt":18,"token":"I@-1,-1","chance":["+II"]}',1800000001510);
INSERT INTO "log" VALUES('1ukggo4fbd2bddr2',20,'S was-31','ask-takeback',0,'{}',1800000001510);
INSERT INTO "log" VALUES('1ukggo4fbd2bddr2',21,'N was-32','decline-takeback',1,'{}',1800000001510);
INSERT INTO "log" VALUES('1ukggo4fbd2bddr2',22,'N was-33','act',1,'{"prompt":19,"token":"!4,3","chance":[]}',1800000001510);
INSERT INTO "log" VALUES('1ukggo4fbd2bddr2',23,'N was-34','act',1,'{"prompt":22,"token":"I@-1,1","chance":["+HT"]}',1800000001510);
INSERT INTO "log" VALUES('1ukggo4fbd2bddr2',24,'S was-35','act',0,'{"prompt":23,"token":"T@-1,-2","chance":[]}',1800000001510);
INSERT INTO "log" VALUES('1ukggo4fbd2bddr2',25,'S was-36','act',0,'{"prompt":24,"token":"!-1,1","chance":["+TA"]}',1800000001510);
INSERT INTO "log" VALUES('1ukggo4fbd2bddr2',26,'S back-2','ask-takeback',0,'{}',1800000001510);
INSERT INTO "log" VALUES('4ltysdw88ab00759',1,NULL,'join',1,'{"name":"","entropy":"eaf8f92027309428e842dc679f485671"}',1800000047611);
INSERT INTO "log" VALUES('4ltysdw88ab00759',2,'S was-150','join',0,'{"name":"Ann","entropy":"sixteen-or-more-characters"}',1800000047611);
INSERT INTO "log" VALUES('4ltysdw88ab00759',3,NULL,'start',NULL,'{"chance":["+ITAAP"]}',1800000047611);
INSERT INTO "log" VALUES('4ltysdw88ab00759',4,'S was-151','act',0,'{"prompt":3,"token":"<AT","chance":["+HHAAP"]}',1800000047611);
INSERT INTO "log" VALUES('4zbb2wmdlu0z7no4',1,'S was-70','join',0,'{"name":"Ann","entropy":"sixteen-or-more-characters"}',1800000047611);
INSERT INTO "log" VALUES('4zbb2wmdlu0z7no4',2,'N was-71','join',1,'{"name":"Bob","entropy":"sixteen-or-more-characters"}',1800000047611);
INSERT INTO "log" VALUES('4zbb2wmdlu0z7no4',3,NULL,'start',NULL,'{"chance":[]}',1800000047611);
INSERT INTO "log" VALUES('4zbb2wmdlu0z7no4',4,'S was-72','act',0,'{"prompt":3,"token":"#k5","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('4zbb2wmdlu0z7no4',5,'N was-73','act',1,'{"prompt":4,"token":"#d6","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('4zbb2wmdlu0z7no4',6,'S was-74','act',0,'{"prompt":5,"token":"#j7","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('4zbb2wmdlu0z7no4',7,'N was-75','act',1,'{"prompt":6,"token":"#i2","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('4zbb2wmdlu0z7no4',8,'S was-76','act',0,'{"prompt":7,"token":"#a8","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('4zbb2wmdlu0z7no4',9,'N was-77','offer-draw',1,'{}',1800000047611);
INSERT INTO "log" VALUES('4zbb2wmdlu0z7no4',10,'S was-78','accept-draw',0,'{}',1800000047611);
INSERT INTO "log" VALUES('4zbb2wmdlu0z7no4',11,'S was-79','rematch',0,'{}',1800000047611);
INSERT INTO "log" VALUES('4zbb2wmdlu0z7no4',12,'N yes','rematch',1,'{"next":"n31xeuxhtms8up7i"}',1800000047611);
INSERT INTO "log" VALUES('nvmtu8p88mqes9te',1,NULL,'join',1,'{"name":"","entropy":"edf24b1267b13ecb909fd02180e8f2b7"}',1800000047611);
INSERT INTO "log" VALUES('nvmtu8p88mqes9te',2,'S was-140','join',0,'{"name":"Ann","entropy":"sixteen-or-more-characters"}',1800000047611);
INSERT INTO "log" VALUES('nvmtu8p88mqes9te',3,NULL,'start',NULL,'{"chance":[]}',1800000047611);
INSERT INTO "log" VALUES('nvmtu8p88mqes9te',4,'S was-141','act',0,'{"prompt":3,"token":"#c9","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('nvmtu8p88mqes9te',5,'N computer-4','act',1,'{"prompt":4,"token":"#g4","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('nvmtu8p88mqes9te',6,'S was-142','act',0,'{"prompt":5,"token":"#j2","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('nvmtu8p88mqes9te',7,'N computer-6','act',1,'{"prompt":6,"token":"#h5","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('nvmtu8p88mqes9te',8,'S was-143','act',0,'{"prompt":7,"token":"#l1","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('nvmtu8p88mqes9te',9,'N computer-8','act',1,'{"prompt":8,"token":"#k3","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('nvmtu8p88mqes9te',10,'S was-144','act',0,'{"prompt":9,"token":"#e8","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('nvmtu8p88mqes9te',11,'N computer-10','act',1,'{"prompt":10,"token":"#i12","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('nvmtu8p88mqes9te',12,'S was-145','offer-draw',0,'{}',1800000047611);
INSERT INTO "log" VALUES('nvmtu8p88mqes9te',13,NULL,'decline-draw',1,'{}',1800000047611);
INSERT INTO "log" VALUES('nvmtu8p88mqes9te',14,'S undo','ask-takeback',0,'{}',1800000047611);
INSERT INTO "log" VALUES('nvmtu8p88mqes9te',15,NULL,'accept-takeback',1,'{}',1800000047611);
INSERT INTO "log" VALUES('qoach9gv0uucjj44',1,'S was-1','join',0,'{"name":"Ann","entropy":"sixteen-or-more-characters"}',1800000000000);
INSERT INTO "log" VALUES('qoach9gv0uucjj44',2,'N was-2','join',1,'{"name":"Bob","entropy":"sixteen-or-more-characters"}',1800000000000);
INSERT INTO "log" VALUES('qoach9gv0uucjj44',3,NULL,'start',NULL,'{"chance":[]}',1800000000000);
INSERT INTO "log" VALUES('qoach9gv0uucjj44',4,'S was-3','act',0,'{"prompt":3,"token":"#k3","chance":[]}',1800000000000);
INSERT INTO "log" VALUES('qoach9gv0uucjj44',5,'N was-4','act',1,'{"prompt":4,"token":"#g8","chance":[]}',1800000000000);
INSERT INTO "log" VALUES('qoach9gv0uucjj44',6,'S was-5','act',0,'{"prompt":5,"token":"#i12","chance":[]}',1800000000000);
INSERT INTO "log" VALUES('qoach9gv0uucjj44',7,'N was-6','act',1,'{"prompt":6,"token":"#l1","chance":[]}',1800000000000);
INSERT INTO "log" VALUES('qoach9gv0uucjj44',8,'S was-7','act',0,'{"prompt":7,"token":"#a7","chance":[]}',1800000000000);
INSERT INTO "log" VALUES('qoach9gv0uucjj44',9,'N was-8','act',1,'{"prompt":8,"token":"#b4","chance":[]}',1800000000000);
INSERT INTO "log" VALUES('qoach9gv0uucjj44',10,'N free','take-back',1,'{}',1800000001500);
INSERT INTO "log" VALUES('qoach9gv0uucjj44',11,'N was-9','act',1,'{"prompt":10,"token":"#e2","chance":[]}',1800000001500);
INSERT INTO "log" VALUES('qoach9gv0uucjj44',12,'S was-10','act',0,'{"prompt":11,"token":"#j4","chance":[]}',1800000001500);
INSERT INTO "log" VALUES('qoach9gv0uucjj44',13,'N was-11','act',1,'{"prompt":12,"token":"#d5","chance":[]}',1800000001500);
INSERT INTO "log" VALUES('qoach9gv0uucjj44',14,'S was-12','act',0,'{"prompt":13,"token":"#h9","chance":[]}',1800000001510);
INSERT INTO "log" VALUES('qoach9gv0uucjj44',15,'N draw','offer-draw',1,'{}',1800000001510);
INSERT INTO "log" VALUES('qoach9gv0uucjj44',16,'S was-13','decline-draw',0,'{}',1800000001510);
INSERT INTO "log" VALUES('qoach9gv0uucjj44',17,'S draw-2','offer-draw',0,'{}',1800000001510);
INSERT INTO "log" VALUES('t0xu9qwjjutwt1wl',1,NULL,'join',0,'{"name":"","entropy":"ccdd42fdb90e9849051ed90b44afe4d6"}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',1,'S was-80','join',0,'{"name":"Ann","entropy":"sixteen-or-more-characters"}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',2,'N was-81','join',1,'{"name":"Bob","entropy":"sixteen-or-more-characters"}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',3,NULL,'start',NULL,'{"chance":["+IIHST"]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',4,'S was-82','act',0,'{"prompt":3,"token":"<SI","chance":["+IHHSP"]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',5,'N was-83','act',1,'{"prompt":4,"token":"<SP","chance":["+P"]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',6,'S was-84','act',0,'{"prompt":5,"token":"P@-1,1","chance":["+IH"]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',7,'N was-85','act',1,'{"prompt":6,"token":"H@0,1","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',8,'N was-86','act',1,'{"prompt":7,"token":"I@1,1","chance":["+HP"]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',9,'S was-87','act',0,'{"prompt":8,"token":"P@-2,0","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',10,'S was-88','act',0,'{"prompt":9,"token":"I@0,-1","chance":["+TA"]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',11,'N was-89','act',1,'{"prompt":10,"token":"T@1,2","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',12,'N was-90','act',1,'{"prompt":11,"token":"!-1,1","chance":["+TA"]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',13,'S was-91','act',0,'{"prompt":12,"token":"A@0,-2","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',14,'S was-92','act',0,'{"prompt":13,"token":"*0,1","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',15,'S was-93','act',0,'{"prompt":14,"token":"T@-1,-2","chance":["+HS"]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',16,'N was-94','act',1,'{"prompt":15,"token":"I@0,1","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',17,'N was-95','act',1,'{"prompt":16,"token":"!0,-2","chance":["+ST"]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',18,'S was-96','act',0,'{"prompt":17,"token":"T@-1,-1","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',19,'S was-97','act',0,'{"prompt":18,"token":"H@1,-1","chance":["+TP"]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',20,'N was-98','act',1,'{"prompt":19,"token":"P@-1,2","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',21,'N was-99','act',1,'{"prompt":20,"token":"A@1,3","chance":["+II"]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',22,'S was-100','act',0,'{"prompt":21,"token":"T@-2,-1","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',23,'S was-101','act',0,'{"prompt":22,"token":"H@-3,-1","chance":["+SP"]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',24,'N was-102','act',1,'{"prompt":23,"token":"T@1,0","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',25,'N was-103','act',1,'{"prompt":24,"token":"*1,-1","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',26,'N was-104','act',1,'{"prompt":25,"token":"H@2,1","chance":["+IH"]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',27,'S was-105','act',0,'{"prompt":26,"token":"I@0,-2","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',28,'S was-106','act',0,'{"prompt":27,"token":"I@1,-2","chance":["+HA"]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',29,'N was-107','act',1,'{"prompt":28,"token":"P@-2,4","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',30,'N was-108','act',1,'{"prompt":29,"token":"A@2,3","chance":["+IS"]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',31,'S was-109','act',0,'{"prompt":30,"token":"!-2,4","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',32,'S was-110','act',0,'{"prompt":31,"token":"I@-2,1","chance":["+IT"]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',33,'N was-111','act',1,'{"prompt":32,"token":"S@1,4","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',34,'N was-112','act',1,'{"prompt":33,"token":"I@2,0","chance":["+HA"]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',35,'S was-113','act',0,'{"prompt":34,"token":"S@0,-3","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',36,'S was-114','act',0,'{"prompt":35,"token":"S@-4,-2","chance":["+II"]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',37,'N was-115','act',1,'{"prompt":36,"token":"T@1,-1","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',38,'N was-116','act',1,'{"prompt":37,"token":"*0,-1","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',39,'N was-117','act',1,'{"prompt":38,"token":"S@0,2","chance":["+IH"]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',40,'S was-118','act',0,'{"prompt":39,"token":"!2,3","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',41,'S was-119','act',0,'{"prompt":40,"token":"I@0,-1","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',42,'S was-120','act',0,'{"prompt":41,"token":"*1,-1","chance":["+II"]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',43,'N was-121','act',1,'{"prompt":42,"token":"I@2,2","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',44,'N was-122','act',1,'{"prompt":43,"token":"H@-1,3","chance":["+AP"]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',45,'S was-123','act',0,'{"prompt":44,"token":"P@-4,-3","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',46,'S was-124','act',0,'{"prompt":45,"token":"H@-3,-3","chance":["+SA"]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',47,'N was-125','act',1,'{"prompt":46,"token":"I@-1,1","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',48,'N was-126','act',1,'{"prompt":47,"token":"H@-2,3","chance":["+IS"]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',49,'S was-127','act',0,'{"prompt":48,"token":"I@-5,-3","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',50,'S was-128','act',0,'{"prompt":49,"token":"S@-1,-3","chance":["+P"]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',51,'N was-129','act',1,'{"prompt":50,"token":"H@-2,4","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',52,'N was-130','act',1,'{"prompt":51,"token":"P@-3,3","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',53,'S was-131','act',0,'{"prompt":52,"token":"H@-1,0","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',54,'S was-132','act',0,'{"prompt":53,"token":"I@-3,1","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',55,'N was-133','act',1,'{"prompt":54,"token":"I@-3,2","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',56,'N was-134','act',1,'{"prompt":55,"token":"S@-4,3","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',57,'S was-135','act',0,'{"prompt":56,"token":"A@-2,-2","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',58,'S was-136','act',0,'{"prompt":57,"token":"H@-3,-2","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',59,'N was-137','act',1,'{"prompt":58,"token":"A@-2,5","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',60,'N was-138','act',1,'{"prompt":59,"token":"I@-5,3","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('ub8hzxw8jgdtelv1',61,'S was-139','act',0,'{"prompt":60,"token":"A@-5,-4","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('uy0mf8hsr3iocqfm',1,'S was-37','join',0,'{"name":"Ann","entropy":"sixteen-or-more-characters"}',1800000001510);
INSERT INTO "log" VALUES('uy0mf8hsr3iocqfm',2,'N was-38','join',1,'{"name":"Bob","entropy":"sixteen-or-more-characters"}',1800000001510);
INSERT INTO "log" VALUES('uy0mf8hsr3iocqfm',3,NULL,'start',NULL,'{"chance":[]}',1800000001510);
INSERT INTO "log" VALUES('uy0mf8hsr3iocqfm',4,'S was-39','act',0,'{"prompt":3,"token":"#c9","chance":[]}',1800000002210);
INSERT INTO "log" VALUES('uy0mf8hsr3iocqfm',5,'N was-40','act',1,'{"prompt":4,"token":"#h2","chance":[]}',1800000002910);
INSERT INTO "log" VALUES('uy0mf8hsr3iocqfm',6,'S was-41','act',0,'{"prompt":5,"token":"#j1","chance":[]}',1800000003610);
INSERT INTO "log" VALUES('uy0mf8hsr3iocqfm',7,'N was-42','act',1,'{"prompt":6,"token":"#e6","chance":[]}',1800000004310);
INSERT INTO "log" VALUES('uy0mf8hsr3iocqfm',8,'S was-43','act',0,'{"prompt":7,"token":"#k7","chance":[]}',1800000005010);
INSERT INTO "log" VALUES('uy0mf8hsr3iocqfm',9,'N was-44','act',1,'{"prompt":8,"token":"#g11","chance":[]}',1800000005710);
INSERT INTO "log" VALUES('uy0mf8hsr3iocqfm',10,'S was-45','act',0,'{"prompt":9,"token":"#l3","chance":[]}',1800000006410);
INSERT INTO "log" VALUES('uy0mf8hsr3iocqfm',11,'N was-46','act',1,'{"prompt":10,"token":"#a8","chance":[]}',1800000007110);
INSERT INTO "log" VALUES('uy0mf8hsr3iocqfm',12,'S was-47','act',0,'{"prompt":11,"token":"#i5","chance":[]}',1800000007810);
INSERT INTO "log" VALUES('uy0mf8hsr3iocqfm',13,'N was-48','act',1,'{"prompt":12,"token":"#d12","chance":[]}',1800000008510);
INSERT INTO "log" VALUES('uy0mf8hsr3iocqfm',14,'S was-49','act',0,'{"prompt":13,"token":"Se1^","chance":[]}',1800000009210);
INSERT INTO "log" VALUES('uy0mf8hsr3iocqfm',15,'N was-50','act',1,'{"prompt":14,"token":"Tc12<","chance":[]}',1800000009910);
INSERT INTO "log" VALUES('uy0mf8hsr3iocqfm',16,'S was-51','act',0,'{"prompt":15,"token":"Jl1>","chance":[]}',1800000010610);
INSERT INTO "log" VALUES('uy0mf8hsr3iocqfm',17,'N was-52','act',1,'{"prompt":16,"token":"Sh12v","chance":[]}',1800000011310);
INSERT INTO "log" VALUES('v3c8ifpqhhmmgc2l',1,NULL,'join',1,'{"name":"","entropy":"ba34a0fc77f2de1a81963865bb8844d6"}',1800000047611);
INSERT INTO "log" VALUES('v3c8ifpqhhmmgc2l',2,'S was-146','join',0,'{"name":"Ann","entropy":"sixteen-or-more-characters"}',1800000047611);
INSERT INTO "log" VALUES('v3c8ifpqhhmmgc2l',3,NULL,'start',NULL,'{"chance":["+HAP","+TAP","+S"]}',1800000047611);
INSERT INTO "log" VALUES('v3c8ifpqhhmmgc2l',4,'S was-147','act',0,'{"prompt":3,"token":"H@0,-1","chance":["+IH"]}',1800000047611);
INSERT INTO "log" VALUES('v3c8ifpqhhmmgc2l',5,'N computer-4','act',1,'{"prompt":4,"token":"P@1,-1","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('v3c8ifpqhhmmgc2l',6,'N computer-5','act',1,'{"prompt":5,"token":"T@0,1","chance":["+IH"]}',1800000047611);
INSERT INTO "log" VALUES('v3c8ifpqhhmmgc2l',7,'S was-148','resign',0,'{}',1800000047611);
INSERT INTO "log" VALUES('v3c8ifpqhhmmgc2l',8,'S was-149','rematch',0,'{}',1800000047611);
INSERT INTO "log" VALUES('v3c8ifpqhhmmgc2l',9,NULL,'rematch',1,'{"next":"t0xu9qwjjutwt1wl"}',1800000047611);
INSERT INTO "log" VALUES('v80h1m8c6pa9inv2',1,'N join-1','join',1,'{"name":"Bøb","entropy":"sixteen-or-more-characters"}',1800000000000);
INSERT INTO "log" VALUES('wdte1t7pdwjvgnca',1,'S was-62','join',0,'{"name":"Ann","entropy":"sixteen-or-more-characters"}',1800000047611);
INSERT INTO "log" VALUES('wdte1t7pdwjvgnca',2,'N was-63','join',1,'{"name":"Bob","entropy":"sixteen-or-more-characters"}',1800000047611);
INSERT INTO "log" VALUES('wdte1t7pdwjvgnca',3,NULL,'start',NULL,'{"chance":["+IHT","+ISS","+I"]}',1800000047611);
INSERT INTO "log" VALUES('wdte1t7pdwjvgnca',4,'S was-64','act',0,'{"prompt":3,"token":"H@0,-1","chance":["+HA"]}',1800000047611);
INSERT INTO "log" VALUES('wdte1t7pdwjvgnca',5,'N was-65','act',1,'{"prompt":4,"token":"H@0,1","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('wdte1t7pdwjvgnca',6,'N was-66','act',1,'{"prompt":5,"token":"S@1,2","chance":["+HS"]}',1800000047611);
INSERT INTO "log" VALUES('wdte1t7pdwjvgnca',7,'S was-67','act',0,'{"prompt":6,"token":"T@-1,-1","chance":[]}',1800000047611);
INSERT INTO "log" VALUES('wdte1t7pdwjvgnca',8,'S was-68','act',0,'{"prompt":7,"token":"I@-1,-2","chance":["+IT"]}',1800000047611);
INSERT INTO "log" VALUES('wdte1t7pdwjvgnca',9,'S was-69','resign',0,'{}',1800000047611);
INSERT INTO "log" VALUES('wdte1t7pdwjvgnca',10,'N again','rematch',1,'{}',1800000047611);
INSERT INTO "log" VALUES('y1zdb6ytpet39h91',1,'S was-53','join',0,'{"name":"Ann","entropy":"sixteen-or-more-characters"}',1800000011310);
INSERT INTO "log" VALUES('y1zdb6ytpet39h91',2,'N was-54','join',1,'{"name":"Bob","entropy":"sixteen-or-more-characters"}',1800000011310);
INSERT INTO "log" VALUES('y1zdb6ytpet39h91',3,NULL,'start',NULL,'{"chance":["+IHSTP"]}',1800000011310);
INSERT INTO "log" VALUES('y1zdb6ytpet39h91',4,'S was-55','act',0,'{"prompt":3,"token":"<TI","chance":["+IHSTP"]}',1800000012210);
INSERT INTO "log" VALUES('y1zdb6ytpet39h91',5,'N was-56','act',1,'{"prompt":4,"token":"<HI","chance":["+T"]}',1800000013110);
INSERT INTO "log" VALUES('y1zdb6ytpet39h91',6,'S was-57','act',0,'{"prompt":5,"token":"S@0,-1","chance":["+IT"]}',1800000014010);
INSERT INTO "log" VALUES('y1zdb6ytpet39h91',7,'N was-58','act',1,'{"prompt":6,"token":"P@0,-3","chance":[]}',1800000014910);
INSERT INTO "log" VALUES('y1zdb6ytpet39h91',8,'N was-59','act',1,'{"prompt":7,"token":"S@0,1","chance":["+IH"]}',1800000015810);
INSERT INTO "log" VALUES('y1zdb6ytpet39h91',9,'S was-60','act',0,'{"prompt":8,"token":"P@1,2","chance":[]}',1800000016710);
INSERT INTO "log" VALUES('y1zdb6ytpet39h91',10,'S was-61','act',0,'{"prompt":9,"token":"!0,-3","chance":["+HH"]}',1800000017610);
INSERT INTO "log" VALUES('y1zdb6ytpet39h91',11,NULL,'flag',1,'{}',1800000047611);
CREATE TABLE matches (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	variant VARCHAR(32) NOT NULL, 
	first SMALLINT NOT NULL, 
	south_level VARCHAR(32), 
	north_level VARCHAR(32), 
	clock TEXT, 
	secret BLOB NOT NULL, 
	created BIGINT NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	due BIGINT, 
	computer_to_move BOOLEAN NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('78yp4p14ufzye8n5','island','blitz',0,NULL,NULL,NULL,X'FE65DCB02CE6CBE61EAA1E59A16E35AFCA11E62AEF46F479CCDAF638637E1E72',1800000000000,'waiting',NULL,0);
INSERT INTO "matches" VALUES('v80h1m8c6pa9inv2','hill218','standard',0,NULL,NULL,NULL,X'C70FAD6C1F1E8DEB67DB4CD333C6BECE690EAED0381309F3574E9BC941B31D6A',1800000000000,'waiting',NULL,0);
INSERT INTO "matches" VALUES('qoach9gv0uucjj44','island','blitz',0,NULL,NULL,NULL,X'7EE61E150CED2C3523429A238995D38CBF99F1FDED45C93D51C4AA59A4EC0651',1800000000000,'playing',NULL,0);
INSERT INTO "matches" VALUES('1ukggo4fbd2bddr2','hill218','standard',0,NULL,NULL,NULL,X'C56BDCB21D5A083A106907EAF8919F4E2850051F73C97E2853BE77C3F5C884BB',1800000001510,'playing',NULL,0);
INSERT INTO "matches" VALUES('uy0mf8hsr3iocqfm','island','classic',0,NULL,NULL,'{"total":60000,"increment":2000}',X'314643C8623218BC1EF37FCCE264429B95F07E1D1B49486DD9D4633B60DFE4C4',1800000001510,'playing',1800000080410,0);
INSERT INTO "matches" VALUES('y1zdb6ytpet39h91','hill218','standard',0,NULL,NULL,'{"each":30000}',X'9D59B873FFFDDA2976541AE0E8B19DC52F8EB712692280856FA9B3AD2263ACD8',1800000011310,'over',NULL,0);
INSERT INTO "matches" VALUES('wdte1t7pdwjvgnca','hill218','beginner',0,NULL,NULL,NULL,X'916575D8C8A9A4D5CD95C02B4B6F94E84FF53C2204FF4DF0C57E2F441E3827E6',1800000047611,'over',NULL,0);
INSERT INTO "matches" VALUES('4zbb2wmdlu0z7no4','island','quick',0,NULL,NULL,NULL,X'6CFA5C68FEBDAC9D562C2FD88F751297927D0A761F1A783B6F3618469D545FE6',1800000047611,'over',NULL,0);
INSERT INTO "matches" VALUES('n31xeuxhtms8up7i','island','quick',0,NULL,NULL,NULL,X'60A07FE179754AF8578B4896D409008F204EEE6A921B8ABD4584E83301C36323',1800000047611,'waiting',NULL,0);
INSERT INTO "matches" VALUES('ub8hzxw8jgdtelv1','hill218','standard',0,NULL,NULL,NULL,X'37AE2475E37783AC6FD22F3004849B6F1CBE2C7B44AFF5D49B481180B0C8AEF4',1800000047611,'over',NULL,0);
INSERT INTO "matches" VALUES('nvmtu8p88mqes9te','island','blitz',0,NULL,'random',NULL,X'BDF3273CAD33E39AB7D012EA405A856A4BF33E707AC4F046A60D00EAC834D704',1800000047611,'playing',NULL,0);
INSERT INTO "matches" VALUES('v3c8ifpqhhmmgc2l','hill218','beginner',0,NULL,'random',NULL,X'9D0C95EA2AF8E0F1FE1731E4B2DE589F8CC4D4D44A59E84BCC5F2D5CB0B2195D',1800000047611,'over',NULL,0);
INSERT INTO "matches" VALUES('t0xu9qwjjutwt1wl','hill218','beginner',0,'random',NULL,NULL,X'6EB477AC6D49BB650D819A356CDE8E08F50C331C0513E791F8C4EFA568A3BF78',1800000047611,'waiting',NULL,0);
INSERT INTO "matches" VALUES('4ltysdw88ab00759','hill218','standard',0,NULL,'random',NULL,X'6F99186BF87961C5F0C24F9735A9A172547408FB8C4B3234430DF82E88DF09F3',1800000047611,'playing',NULL,1);
CREATE INDEX matches_due ON matches (due) WHERE due IS NOT NULL;
CREATE INDEX matches_computer_to_move ON matches (id) WHERE computer_to_move;
COMMIT;
