// Pages are below developer.apple.com/documentation; "recalled" was written from memory, by the names that other code uses.
@_exported import Foundation

public typealias CLLocationDegrees = Double  // corelocation/cllocationdegrees
public typealias CLLocationAccuracy = Double  // corelocation/cllocationaccuracy
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000  // corelocation/kcllocationaccuracykilometer

public struct CLLocationCoordinate2D {  // corelocation/cllocationcoordinate2d
  public var latitude: CLLocationDegrees  // corelocation/cllocationcoordinate2d/latitude
  public var longitude: CLLocationDegrees  // corelocation/cllocationcoordinate2d/longitude
}
open class CLLocation: NSObject, @unchecked Sendable {  // corelocation/cllocation
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 0, longitude: 0) }  // corelocation/cllocation/coordinate
}
public enum CLAuthorizationStatus: Int32, Sendable { case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse }  // corelocation/clauthorizationstatus
public struct CLError: Error {  // corelocation/clerror-swift.struct
  public enum Code: Int, Sendable { case locationUnknown, denied }  // corelocation/clerror-swift.struct/code
  public var code: Code  // recalled
}
// All of its methods are optional in the SDK.
public protocol CLLocationManagerDelegate: NSObjectProtocol {  // corelocation/cllocationmanagerdelegate
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)  // corelocation/cllocationmanagerdelegate/locationmanagerdidchangeauthorization(_:)
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])  // corelocation/cllocationmanagerdelegate/locationmanager(_:didupdatelocations:)
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)  // corelocation/cllocationmanagerdelegate/locationmanager(_:didfailwitherror:)
}
open class CLLocationManager: NSObject {  // corelocation/cllocationmanager
  open weak var delegate: (any CLLocationManagerDelegate)?  // corelocation/cllocationmanager/delegate
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }  // corelocation/cllocationmanager/authorizationstatus-swift.property
  open var desiredAccuracy: CLLocationAccuracy = 0  // corelocation/cllocationmanager/desiredaccuracy
  open func requestWhenInUseAuthorization() {}  // corelocation/cllocationmanager/requestwheninuseauthorization()
  open func requestLocation() {}  // corelocation/cllocationmanager/requestlocation()
}
